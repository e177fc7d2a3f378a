import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BUILD_GRAPH_FILE } from '@drove/federation/registry/build-graph';
import { auditText } from '../registry/audit';
import { openStore } from '../store/open-store';
import {
  aCandidate,
  aCandidateOf,
  aCompressedCandidate,
  aShellCandidate,
  built,
} from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { promote, type Promotion } from './promote';

async function twoStores() {
  const [staging, production] = [aStore(), aStore()];
  await releaseTo(staging, aShellCandidate('s1'));
  await releaseTo(staging, built(aCompressedCandidate('one')));
  await releaseTo(production, aShellCandidate('s1'));
  const go = (changes: Partial<Promotion> = {}) =>
    promote({
      wanted: [{ name: 'remote-auth' }],
      from: staging,
      to: production,
      author: 'Ada',
      approvedBy: 'Grace, Linus',
      percent: 100,
      further: () => [],
      now: () => new Date('2026-11-26T12:00:00Z'),
      ...changes,
    });
  return { staging, production, go };
}

describe('A promotion', () => {
  it('takes the same files with the same hashes to the other store, source maps included', async () => {
    const { staging, production, go } = await twoStores();
    const registry = await go();

    const paths = (await staging.list('remote-auth/one')).sort();
    assert.deepEqual((await production.list('remote-auth/one')).sort(), paths);
    assert.ok(paths.some((path) => path.endsWith('.br')));
    for (const path of paths) {
      const [here, there] = await Promise.all(
        [staging, production].map((store) => store.read(`remote-auth/one/${path}`)),
      );
      assert.deepEqual(there, here, path);
    }
    const graph = `remote-auth/one/${BUILD_GRAPH_FILE}`;
    assert.deepEqual(await production.sourceMaps?.read(graph), await staging.sourceMaps?.read(graph));
    const { current } = (await staging.readRegistry()).registry.remotes['remote-auth'] ?? {};
    assert.deepEqual(registry.remotes['remote-auth']?.current.description, current?.description);
    assert.equal(registry.remotes['remote-auth']?.current.commit, 'commit-of-one');
  });

  it('is in the audit with where it comes from and who has approved it', async () => {
    const { staging, go } = await twoStores();
    const registry = await go({ reason: 'QA is done', percent: 100 });

    assert.equal(
      auditText(registry).split('\n')[0],
      `2026-11-26 12:00Z  remote-auth one promoted by Ada from commit-of-one as it is in ${staging.description} approved by Grace, Linus because: QA is done`,
    );
  });

  it('goes to a part of the browsers first', async () => {
    const { production, go } = await twoStores();
    await releaseTo(production, aCandidate('zero'));
    const { current, rollout } = (await go({ percent: 10 })).remotes['remote-auth'] ?? {};

    assert.equal(current?.version, 'zero');
    assert.deepEqual([rollout?.version, rollout?.percent], ['one', 10]);
  });

  it('takes the version that was looked at, and no later one', async () => {
    const { staging, production, go } = await twoStores();
    await releaseTo(staging, built(aCandidate('two')));
    await assert.rejects(
      go({ wanted: [{ name: 'remote-auth', version: 'one' }] }),
      /remote-auth two is live in .* by now, not one/,
    );
    assert.deepEqual((await production.readRegistry()).registry.remotes, {});

    const registry = await go({ wanted: [{ name: 'remote-auth', version: 'two' }], approvedBy: undefined });
    assert.equal(registry.remotes['remote-auth']?.current.version, 'two');
    assert.doesNotMatch(auditText(registry), /approved by/);
  });

  it('is judged by what is live there, and changes nothing when it is refused', async () => {
    const { staging, production, go } = await twoStores();
    await releaseTo(production, aShellCandidate('s2', { contractVersion: 2 }));
    await assert.rejects(go(), /contract/i);
    await releaseTo(staging, built(aCandidateOf('remote-trips', 't1')));
    await releaseTo(production, aShellCandidate('s3'));
    await releaseTo(
      production,
      aCandidate('x', {
        description: {
          name: 'remote-other',
          scope: 'remote_other',
          claims: [{ path: '/remote-trips', layout: 'public' }],
          screens: {},
        },
      }),
    );

    await assert.rejects(go({ wanted: [{ name: 'remote-trips' }] }), /\/remote-trips/);
    const { remotes } = (await production.readRegistry()).registry;
    assert.deepEqual(Object.keys(remotes), ['remote-other']);
  });

  it('runs the long checks of what it promotes, and ends with what they refuse', async () => {
    const { go } = await twoStores();
    const refusal = { check: 'browser', problem: 'It is blank.', remedy: 'Mend it.' };

    await assert.rejects(
      go({
        further: ([candidate]) => [
          () => Promise.resolve(candidate?.description.version === 'one' ? [refusal] : []),
        ],
      }),
      /It is blank/,
    );
  });

  it('names what is not live, and a store without a shell', async () => {
    const { go } = await twoStores();
    await assert.rejects(go({ wanted: [{ name: 'remote-trips' }] }), /remote-trips is not live in/);
    await assert.rejects(go({ to: aStore() }), /has no shell yet: name it, too/);
  });

  it('brings shell and remotes to an empty store together', async () => {
    const { go } = await twoStores();
    const { shell, remotes } = await go({
      wanted: [{ name: 'shell' }, { name: 'remote-auth' }],
      to: aStore(),
    });

    assert.equal(shell?.current.version, 's1');
    assert.equal(remotes['remote-auth']?.current.version, 'one');
  });
});

it('a stage stands for the store of its own settings', async () => {
  const { folder } = aStore();
  const store = await openStore('staging', {
    STAGING_RELEASES_TO: folder,
    STAGING_RELEASES_PUBLIC_URL: 'https://staging.test/files',
    RELEASES_TO: 's3://production',
    RELEASES_PUBLIC_URL: 'https://files.test/',
  });

  assert.ok(store.description.includes(folder));
  assert.equal(store.publicUrl, 'https://staging.test/files/');
});
