import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { findLinks } from '@drove/federation/webpack/find-links';
import { publish } from '../publish/publish';
import { widen } from '../publish/widen';
import { aCandidate, aCandidateOf, aShell, aShellCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { mailLinks } from './mail-links';

const pages = (...paths: string[]) => ({ screens: Object.fromEntries(paths.map((path) => [path, []])) });
const all = pages('/login', '/login/:step', '/login/help');
const linking = (version: string, links: string[]) => {
  const candidate = aCandidateOf('remote-dashboard', version);
  candidate.description.links = links;
  return candidate;
};
const released = async () => {
  const store = aStore();
  await releaseTo(store, aCandidate('one', { description: all }));
  return store;
};

describe('A dropped page', () => {
  it('is refused when a live remote links to it, and accepted once none does', async () => {
    const store = await released();
    await releaseTo(store, linking('1', ['/login/help', '/cars', '/login/*']));
    const without = aCandidate('two', { description: pages('/login', '/login/:step2') });
    without.description.screens = { '/login': [] };
    await assert.rejects(releaseTo(store, without), (error: Error) => {
      assert.match(
        error.message,
        /remote-auth no longer has \/login\/help, to which remote-dashboard 1 links/,
      );
      assert.match(error.message, /no longer has \/login\/\*/);
      assert.match(error.message, /first release remote-dashboard 1 without the link/);
      return true;
    });
    await releaseTo(store, linking('2', []));
    await releaseTo(store, without);
  });

  it('is refused when the shell links to it', async () => {
    const store = await released();
    await releaseTo(store, aShellCandidate('s', { links: ['/login/help'] }));
    const without = aCandidate('two', { description: pages('/login') });
    await assert.rejects(releaseTo(store, without), /to which the shell links/);
  });

  it('is refused when mails link to it', async () => {
    const store = await released();
    const candidates = [aCandidate('two', { description: pages('/login') })];
    const publication = { candidates, unreleased: { shell: aShell }, commit: 'none', percent: 100 };
    await assert.rejects(
      publish(store, { ...publication, mails: ['/login/help'], author: 'Ada', further: [] }),
      /to which the backend with its mails links/,
    );
  });

  it('is refused when a rollout completes and a live release links to it by then', async () => {
    const store = await released();
    await releaseTo(store, aCandidate('two', { description: pages('/login') }), 10);
    await releaseTo(store, linking('1', ['/login/help']));
    const widening = { name: 'remote-auth', unreleased: { shell: aShell }, author: 'Ada', further: [] };
    await widen(store, { ...widening, percent: 50 });
    const { registry } = await store.readRegistry();
    await assert.rejects(widen(store, { ...widening, percent: 100 }), (error: Error) => {
      assert.match(error.message, /remote-auth two stays with a part of the browsers/);
      assert.match(error.message, /no longer has \/login\/help, to which remote-dashboard 1 links/);
      return true;
    });
    assert.deepEqual((await store.readRegistry()).registry, registry);
    assert.deepEqual(
      registry.audit?.map(({ action, part, version }) => `${action} ${part} ${version}`),
      [
        'released remote-auth one',
        'released remote-auth two',
        'released remote-dashboard 1',
        'rolled out remote-auth two',
      ],
    );
  });
});

describe('Links', () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('are found in texts and templates only', () => {
    const file = join(folder, 'a.tsx');
    writeFileSync(
      file,
      'const a = <Link to={`/trips/${id}/pay?x=${y}`}><a href="/help#one">1 / 2</a></Link>;\n' +
        "navigate(isNew ? '/new' : '/'); const re = 'a/b', css = '/* no */', url = 'https://x.test/y';",
    );
    assert.deepEqual(findLinks([file]), ['/', '/help', '/new', '/trips/*/pay']);
  });

  it('of the mails include those in their templates', () => {
    const links = mailLinks();
    for (const link of ['/dashboard/owner-cars', '/carlisting/car/*', '/dashboard/reservations/*'])
      assert.ok(links.includes(link), link);
  });
});
