import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aCandidate, aCandidateOf, aShellCandidate, built } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';
import { changeRegistry } from '../registry/change-registry';
import { withdraw } from '../registry/withdraw';
import { promote } from './promote';
import { prune } from './prune';
import { rollBack } from './roll-back';
import { stageReleases } from './stage-releases';
import { switchSet } from './switch-set';

const dayMs = 24 * 3600 * 1000;
const inDays = (days: number) => () => new Date(Date.now() + days * dayMs);
const author = 'Ada';

/** Releases versions, and lets each have been released so many days ago. */
async function released(store: ReleaseStore, daysAgo: Record<string, number>): Promise<void> {
  for (const version of Object.keys(daysAgo)) await releaseTo(store, aCandidate(version));
  const { registry, revision } = await store.readRegistry();
  const at = (version: string) => new Date(Date.now() - (daysAgo[version] ?? 0) * dayMs).toISOString();
  const remote = registry.remotes['remote-auth'];
  assert.ok(remote);
  const aged: ReleaseRegistry = {
    ...registry,
    audit: (registry.audit ?? []).map((entry) => ({ ...entry, at: at(entry.version) })),
    remotes: {
      'remote-auth': {
        ...remote,
        versions: remote.versions.map((one) => ({ ...one, releasedAt: at(one.version) })),
      },
    },
  };
  assert.ok(await store.replaceRegistry(aged, revision));
}

const storedVersions = async (store: ReleaseStore) =>
  [...new Set((await store.list('remote-auth')).map((path) => path.split('/')[0]))].sort();

describe('Pruning', () => {
  it('keeps what is live, the one before, and all that was live in the last 30 days', async () => {
    const store = aStore();
    await released(store, { one: 90, two: 60, three: 40, four: 20, five: 10 });
    const pruned = await prune(store, { author });

    // Three was live until twenty days ago: a tab may have it open.
    assert.deepEqual(
      pruned.map(({ part, version }) => `${part} ${version}`),
      ['remote-auth one', 'remote-auth two'],
    );
    assert.deepEqual(await storedVersions(store), ['five', 'four', 'three']);
    const { registry } = await store.readRegistry();
    const remote = registry.remotes['remote-auth'];
    assert.ok(remote);
    assert.deepEqual(
      remote.versions.map(({ version }) => version),
      ['three', 'four', 'five'],
    );
    assert.deepEqual(remote.withdrawn, []);
    assert.deepEqual(
      registry.audit?.slice(-2).map(({ action, version }) => `${action} ${version}`),
      ['pruned one', 'pruned two'],
    );
  });

  it('keeps a rollout, and what is live beside it', async () => {
    const store = aStore();
    await releaseTo(store, aCandidate('one'));
    await releaseTo(store, aCandidate('two'), 10);
    assert.deepEqual(await prune(store, { author, now: inDays(200) }), []);
  });

  it('only says what it would delete on a dry run', async () => {
    const store = aStore();
    await released(store, { one: 90, two: 60, three: 40 });
    const before = (await store.readRegistry()).revision;
    const pruned = await prune(store, { author, isDryRun: true });
    assert.deepEqual(
      pruned.map(({ version }) => version),
      ['one'],
    );
    assert.deepEqual(await storedVersions(store), ['one', 'three', 'two']);
    assert.equal((await store.readRegistry()).revision, before);
  });

  it('deletes nothing where the audit does not say what was live', async () => {
    const store = aStore();
    await released(store, { one: 90, two: 60, three: 40 });
    const { registry, revision } = await store.readRegistry();
    await store.replaceRegistry({ ...registry, audit: [] }, revision);
    assert.deepEqual(await prune(store, { author }), []);
  });

  it('knows what was promoted, and deletes what it has replaced', async () => {
    const staging = aStore();
    const store = aStore();
    await releaseTo(store, aShellCandidate('shell-1'));
    for (const version of ['one', 'two', 'three']) {
      await releaseTo(staging, built(aCandidate(version)));
      await promote({
        wanted: [{ name: 'remote-auth' }],
        from: staging,
        to: store,
        author,
        percent: 100,
        further: () => [],
      });
    }
    assert.deepEqual(await prune(store, { author }), []);
    assert.deepEqual(
      (await prune(store, { author, now: inDays(31) })).map(({ version }) => version),
      ['one'],
    );
  });

  it('keeps a version that is new, where its line of the audit is lost', async () => {
    const store = aStore();
    await released(store, { one: 90, two: 10, three: 9, four: 8 });
    const { registry, revision } = await store.readRegistry();
    const audit = registry.audit?.filter(({ version }) => version !== 'two') ?? [];
    await store.replaceRegistry({ ...registry, audit }, revision);
    assert.deepEqual(await prune(store, { author }), []);
  });

  it('keeps what was staged in the last 30 days, and deletes and forgets what is older', async () => {
    const store = aStore();
    await released(store, { one: 90, two: 60, three: 40 });
    for (const candidate of [aCandidate('looked-at'), aCandidateOf('remote-trips', 'trips-1')])
      await stageReleases(store, {
        candidates: [candidate],
        author,
        commit: 'abc',
        set: 'next',
        further: [],
      });
    const pruned = async (days: number) =>
      (await prune(store, { author, now: inDays(days) })).map(({ version }) => version);
    assert.deepEqual(await pruned(29), ['one']);
    assert.deepEqual(await pruned(31), ['looked-at', 'trips-1']);
    const { registry } = await store.readRegistry();
    assert.equal(registry.staged, undefined);
    assert.deepEqual(registry.remotes['remote-auth']?.withdrawn, []);
    assert.deepEqual(await store.list('remote-trips'), []);
    await assert.rejects(
      switchSet(store, { set: 'next', author, further: () => [] }),
      /Nothing is staged in a set next/,
    );
  });

  it('goes on with versions whose files are all gone, and which it had no time to write down', async () => {
    const store = aStore();
    await released(store, { one: 90, two: 60, three: 40 });
    await changeRegistry(store, (newest) =>
      withdraw(newest, 'remote-auth', 'one', 'it is blank', new Date()),
    );
    let writes = 0;
    const dying: ReleaseStore = {
      ...store,
      replaceRegistry: (...change) => {
        writes += 1;
        return writes < 2 ? store.replaceRegistry(...change) : Promise.reject(new Error('killed'));
      },
    };
    await assert.rejects(prune(dying, { author }), /killed/);
    assert.deepEqual(await storedVersions(store), ['three', 'two']);

    assert.deepEqual(await prune(store, { author }), [{ part: 'remote-auth', version: 'one', files: 0 }]);
    const { registry } = await store.readRegistry();
    assert.deepEqual(registry.remotes['remote-auth']?.withdrawn, []);
    assert.deepEqual(registry.audit?.at(-1)?.action, 'pruned');
    assert.deepEqual(await prune(store, { author }), []);
  });

  it('lets no version come back whose files are going, and goes on after it was killed', async () => {
    const store = aStore();
    await released(store, { one: 90, two: 60, three: 40 });
    const dying: ReleaseStore = {
      ...store,
      remove: async () => {
        await assert.rejects(rollBack(store, [{ name: 'remote-auth', version: 'one' }]), /was withdrawn/);
        throw new Error('killed');
      },
    };
    await assert.rejects(prune(dying, { author }), /killed/);
    assert.deepEqual(
      (await prune(store, { author })).map(({ version }) => version),
      ['one'],
    );
    assert.deepEqual(await storedVersions(store), ['three', 'two']);
  });

  it('leaves what is being uploaded, and deletes what a killed release left', async () => {
    const store = aStore();
    await released(store, { one: 90, two: 60, three: 40 });
    await store.write('remote-auth/next/routes.js', Buffer.from('1'));
    const versions = async (now?: () => Date) =>
      (await prune(store, { author, isDryRun: true, ...(now ? { now } : {}) })).map(({ version }) => version);
    assert.deepEqual(await versions(), ['one']);
    assert.deepEqual(await versions(inDays(31)), ['next', 'one']);
  });

  it('prunes the shell, and takes source maps along', async () => {
    const store = aStore();
    for (const version of ['one', 'two', 'three']) await releaseTo(store, aShellCandidate(version));
    await store.sourceMaps?.write('shell/one/main.js.map', Buffer.from('{}'));
    const pruned = await prune(store, { author, now: inDays(200) });
    assert.deepEqual(
      pruned.map(({ part, version }) => `${part} ${version}`),
      ['shell one'],
    );
    assert.deepEqual(await store.sourceMaps?.list('shell/one'), []);
  });
});
