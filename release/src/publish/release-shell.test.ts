import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { releasesTable } from '../loads/releases-table';
import { releasesOf } from '../registry/changes';
import { shellReleasesOf } from '../registry/shell-changes';
import { shellReader } from '../serve/live-shell';
import { releasedPage } from '../serve/shell-pages';
import { aCandidate, aShell, aShellCandidate } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { publish } from './publish';
import { rollBack } from './roll-back';

const ofNextContract = { contractVersion: 2, provides: { react: '20.0.0', '@drove/shared-auth': '2.0.0' } };
const shellOfTomorrow = (version: string) => aShellCandidate(version, ofNextContract);
const remoteOfTomorrow = (version: string) =>
  aCandidate(version, {
    description: { contractVersion: 2, shared: { react: '^20.0.0', '@drove/shared-auth': '^2.0.0' } },
  });
const together = (store: ReturnType<typeof aStore>, version: string) =>
  publish(store, {
    candidates: [shellOfTomorrow(version), remoteOfTomorrow(version)],
    unreleased: { shell: aShell },
    commit: 'tomorrow',
    percent: 100,
    author: 'the test',
    further: [],
  });
const liveVersions = async (store: ReturnType<typeof aStore>) => {
  const { registry } = await store.readRegistry();
  return [registry.shell?.current.version, registry.remotes['remote-auth']?.current.version];
};

describe('The shell', () => {
  it('is released and rolled back like a remote, and leaves remotes unchanged', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aShellCandidate('old'));
    await releaseTo(store, aShellCandidate('new'));
    assert.deepEqual(await liveVersions(store), ['new', 'one']);

    const registry = await rollBack(store, [{ name: 'shell' }]);
    assert.deepEqual(await liveVersions(store), ['old', 'one']);
    assert.equal(shellReleasesOf(registry).previous, 'new');
    assert.match(releasesTable(registry, undefined), /^shell +old +100 % /m);
    assert.equal(releasesOf(registry, 'remote-auth').previous, undefined);
  });

  it('has one page for everyone, so that it cannot be rolled out to a part of the browsers', async () => {
    await assert.rejects(releaseTo(aStore(), aShellCandidate('one'), 10), /goes to everybody at once/);
  });

  it('is refused with a newer contract while an older remote is live, even for some browsers', async () => {
    const store = aStore();
    await releaseTo(store, aShellCandidate('old'));
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'), 10);

    await assert.rejects(releaseTo(store, shellOfTomorrow('new')), (error: Error) => {
      assert.match(error.message, /remote-auth was built for version 1 of the contract, the shell speaks 2/);
      assert.match(error.message, /remote-auth one is live[^]*remote-auth two is live/);
      assert.match(error.message, /in one go: npm run release -- shell remote-auth/);
      return true;
    });
    assert.deepEqual(await liveVersions(store), ['old', 'one']);
  });

  it('is the live one, not the checkout’s, when a newer remote is checked', async () => {
    const store = aStore();
    await releaseTo(store, aShellCandidate('old'));
    const publication = {
      candidates: [remoteOfTomorrow('new')],
      unreleased: { shell: ofNextContract },
      commit: 'tomorrow',
      percent: 100,
      author: 'Ada',
      further: [],
    };
    await assert.rejects(publish(store, publication), /the shell speaks 1/);
  });

  it('changes with the remotes that need it in one write, and goes back in one', async () => {
    const store = aStore();
    await releaseTo(store, aShellCandidate('old'));
    await releaseTo(store, aCandidate('one'));
    const { revision } = await store.readRegistry();
    await together(store, 'new');
    assert.equal((await store.readRegistry()).revision, String(Number(revision) + 1));
    assert.deepEqual(await liveVersions(store), ['new', 'new']);

    for (const name of ['shell', 'remote-auth']) {
      await assert.rejects(rollBack(store, [{ name }]), /does not fit together, so nothing was changed/);
    }
    await rollBack(store, [{ name: 'shell' }, { name: 'remote-auth', version: 'one' }]);
    assert.deepEqual(await liveVersions(store), ['old', 'one']);
  });

  it('brings a contract from its own repository, and remotes follow from theirs', async () => {
    const store = aStore();
    const shell = (version: string, ...contracts: number[]) => {
      const newest = contracts.at(-1) ?? 0;
      const provides = { ...aShell.provides, '@drove/shared-auth': `${newest}.0.0` };
      return releaseTo(store, aShellCandidate(version, { contractVersion: newest, contracts, provides }));
    };
    const remote = (version: string, contract: number, percent?: number) => {
      const session = `^${contract}.0.0 || ^${contract + 1}.0.0`;
      const shared = { react: '^19.0.0', '@drove/shared-auth': session };
      return releaseTo(
        store,
        aCandidate(version, { description: { contractVersion: contract, shared } }),
        percent,
      );
    };
    await shell('of-1', 1);
    await remote('for-1', 1);
    await assert.rejects(remote('too-early', 2), /version 2 of the contract, the shell speaks 1\./);
    await shell('of-2', 1, 2);
    await assert.rejects(shell('too-soon', 2, 3), /version 1 of the contract, the shell speaks 2 and 3/);
    await remote('for-2', 2, 10);
    // Nine of ten browsers still get the one before.
    await assert.rejects(shell('too-soon', 2, 3), /\(remote-auth for-1 is live\.\)/);
    await remote('for-2-too', 2);
    await shell('of-3', 2, 3);
    assert.deepEqual(await liveVersions(store), ['of-3', 'for-2-too']);
    await assert.rejects(remote('again-for-1', 1), /Bring the branch, or the packages, up to date/);
  });

  it('is refused without the registry’s element or a file', async () => {
    const candidate = aShellCandidate('one');
    candidate.files.delete('main.0000000001.js');
    candidate.files.set('index.html', Buffer.from('<div id="root"></div>'));
    await assert.rejects(releaseTo(aStore(), candidate), (error: Error) => {
      assert.match(error.message, /page has no element with the id "registry"/);
      assert.match(error.message, /index\.html is not the file whose hash/);
      assert.match(error.message, /main\.0000000001\.js is described, but it is not in dist/);
      return true;
    });
  });
});

describe('The page of a released shell', () => {
  const pageOf = async (store: ReturnType<typeof aStore>) => {
    const read = shellReader(store, 'https://cdn.test/');
    const shell = await read((await store.readRegistry()).registry);
    return shell && releasedPage(shell);
  };

  it('names its files with their addresses and hashes', async () => {
    const store = aStore();
    assert.equal(await pageOf(store), undefined);
    await releaseTo(store, aShellCandidate('one'));

    assert.match(
      (await pageOf(store)) ?? '',
      /<script defer="defer" src="https:\/\/cdn\.test\/shell\/one\/main\.0000000001\.js" integrity="sha256-[^"]+" crossorigin="anonymous">/,
    );
  });

  it('preloads the typeface with the request of its style sheet, so that it loads once', () => {
    const html = '<link rel="preload" as="font" crossorigin href="letters.0000000001.woff2">';
    const integrity = { 'letters.0000000001.woff2': 'sha384-abc' };
    const page = releasedPage({ html, baseUrl: 'https://cdn.test/', description: { integrity } } as never);

    assert.equal(
      page,
      '<link rel="preload" as="font" crossorigin href="https://cdn.test/letters.0000000001.woff2">',
    );
  });

  it('is not served when it was changed in the store', async () => {
    const store = aStore();
    await releaseTo(store, aShellCandidate('one'));
    writeFileSync(join(store.folder, 'shell/one/index.html'), '<script src="https://evil.test/"></script>');
    await assert.rejects(pageOf(store), /is not what was released\. Go back to another version/);
  });
});
