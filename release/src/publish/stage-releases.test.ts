import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { releasesTable } from '../loads/releases-table';
import { auditText } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { checkReleaseRegistry } from '../registry/check-release-registry';
import { pageRegistry } from '../registry/page-registry';
import { liveVersions } from '../registry/part-of';
import type { ReleaseRegistry } from '../registry/release-registry';
import { withdraw } from '../registry/withdraw';
import type { ReleaseStore } from '../store/release-store';
import { aCandidate, aCandidateOf, aShellCandidate, built } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { previewAddress } from './look-at';
import { rollBack } from './roll-back';
import { stageReleases, type Staging } from './stage-releases';
import { switchSet } from './switch-set';
import { withSet } from './with-set';

const now = () => new Date('2026-11-27T12:00:00Z');

/** A build for the next major of React, which no shell of today can have. */
const nextReact = (version: string) =>
  built(
    aCandidate(version, {
      description: { contractVersion: 2, shared: { react: '^20.0.0', '@drove/shared-auth': '^2.0.0' } },
    }),
  );
const nextShell = (version: string) =>
  aShellCandidate(version, {
    contractVersion: 2,
    contracts: [2],
    provides: { react: '20.0.0', '@drove/shared-auth': '2.0.0' },
  });

const staging = (
  store: ReleaseStore,
  candidate: Staging['candidates'][number],
  changes: Partial<Staging> = {},
) =>
  stageReleases(store, {
    candidates: [candidate],
    author: 'Ada',
    commit: 'abc',
    further: [],
    now,
    ...changes,
  });
const switching = (store: ReleaseStore, set = 'react-20') =>
  switchSet(store, { set, author: 'Grace', further: () => [] });
const live = (registry: ReleaseRegistry) =>
  ['shell', 'remote-auth'].flatMap((name) => liveVersions(name, registry));
const liveIn = async (store: ReleaseStore) => live((await store.readRegistry()).registry);

/** What is live today, in a store into which two repositories release. */
async function today() {
  const store = aStore();
  await releaseTo(store, aShellCandidate('shell-1'));
  await releaseTo(store, built(aCandidate('auth-1')));
  return store;
}

describe('A staged release', () => {
  it('is in the store and live for no one, with an address at which it is looked at', async () => {
    const store = await today();
    const before = pageRegistry((await store.readRegistry()).registry, 'https://cdn.test/');
    const candidate = built(aCandidate('auth-2'));
    const registry = await staging(store, candidate, { reason: 'pull request 12' });

    assert.deepEqual(pageRegistry(registry, 'https://cdn.test/'), before);
    assert.ok((await store.list('remote-auth/auth-2')).includes('release.json'));
    assert.equal(
      previewAddress(registry, candidate, 'https://app.example/'),
      'https://app.example/?mfo=remote_auth@auth-2#/login',
    );
    assert.match(
      auditText(registry),
      /^2026-11-27 12:00Z {2}remote-auth auth-2 staged by Ada from abc because: pull request 12$/m,
    );
    assert.match(
      releasesTable(registry, []),
      /remote-auth: auth-2 is staged since .* by Ada, and live for no one/,
    );
    assert.ok(checkReleaseRegistry(JSON.stringify(registry), 'the store'));
  });

  it('has no address where the live shell cannot show it', async () => {
    const registry = await staging(await today(), nextReact('auth-2'));
    assert.equal(previewAddress(registry, nextReact('auth-2')), undefined);
    assert.equal(previewAddress(registry, nextShell('shell-2')), undefined);
    assert.equal(previewAddress(registry, built(aCandidateOf('remote-trips', 'trips-1'))), undefined);
  });

  it('is judged by itself, and refused with what is wrong with its build', async () => {
    const store = await today();
    const broken = built(aCandidate('auth-2', { budgetKb: 0.1 }));
    await assert.rejects(staging(store, broken), /size budget/);
    const refusal = { check: 'tests', problem: 'The tests do not pass.', remedy: 'npm test' };
    await assert.rejects(
      staging(store, built(aCandidate('auth-2')), { further: [() => Promise.resolve([refusal])] }),
      /The tests do not pass/,
    );
    assert.deepEqual(await store.list('remote-auth/auth-2'), []);
  });

  it('never changes, is not listed once it is live, and adds nothing when it is live already', async () => {
    const store = await today();
    await staging(store, built(aCandidate('auth-2')));
    const other = built(aCandidate('auth-2', { files: { 'routes.0000000002.js': 'other' } }));
    await assert.rejects(staging(store, other), /a version never changes/);

    const registry = await releaseTo(store, built(aCandidate('auth-2')));
    assert.equal(registry.staged, undefined);
    const { revision } = await store.readRegistry();
    await staging(store, built(aCandidate('auth-2')));
    assert.equal((await store.readRegistry()).revision, revision);
  });

  it('cannot become live by a rollback, which would pass the gate', async () => {
    const store = await today();
    await staging(store, built(aCandidate('auth-2')));
    await assert.rejects(
      rollBack(store, [{ name: 'remote-auth', version: 'auth-2' }]),
      /auth-2 is staged and was never live/,
    );
    await releaseTo(store, built(aCandidate('auth-2')));
    await releaseTo(store, built(aCandidate('auth-3')));
    await rollBack(store, [{ name: 'remote-auth', version: 'auth-2' }]);
    assert.deepEqual(await liveIn(store), ['shell-1', 'auth-2']);
  });

  it('is withdrawn for links, releases and its set, also of a remote that has no release yet', async () => {
    const store = await today();
    const trips = built(aCandidateOf('remote-trips', 'trips-1'));
    await staging(store, built(aCandidate('auth-2')), { set: 'react-20' });
    await staging(store, trips);
    for (const [part, version] of [
      ['remote-auth', 'auth-2'],
      ['remote-trips', 'trips-1'],
    ] as const)
      await changeRegistry(store, (newest) => withdraw(newest, part, version, 'it is blank', now()));

    const { registry } = await store.readRegistry();
    const [page] = pageRegistry(registry, 'https://cdn.test/').remotes;
    assert.deepEqual(page?.withdrawn, { 'auth-2': 'it is blank' });
    assert.doesNotMatch(releasesTable(registry, []), /is staged/);
    await assert.rejects(switching(store), /auth-2 was withdrawn .*: it is blank/);
    await assert.rejects(staging(store, built(aCandidate('auth-2'))), /was withdrawn/);
    await assert.rejects(releaseTo(store, trips), /trips-1 was withdrawn/);
  });
});

describe('A set of staged releases', () => {
  it('brings a new major of React live from two repositories in one write, and goes back in one', async () => {
    const store = await today();
    await assert.rejects(
      releaseTo(store, nextShell('shell-2')),
      /version 1 of the contract, the shell speaks 2\./,
    );
    await assert.rejects(
      releaseTo(store, nextReact('auth-2')),
      /version 2 of the contract, the shell speaks 1\./,
    );

    await staging(store, nextShell('shell-2'), { set: 'react-20' });
    await assert.rejects(switching(store), /version 1 of the contract, the shell speaks 2\..*is live/);
    await staging(store, nextReact('auth-2'), { set: 'react-20', author: 'Linus', commit: 'def' });
    assert.deepEqual(await liveIn(store), ['shell-1', 'auth-1']);
    assert.deepEqual(await liveIn(withSet(store, 'react-20')), ['shell-2', 'auth-2']);

    const { revision } = await store.readRegistry();
    const registry = await switching(store);
    assert.equal((await store.readRegistry()).revision, String(Number(revision) + 1));
    assert.deepEqual(live(registry), ['shell-2', 'auth-2']);
    assert.equal(registry.remotes['remote-auth']?.current.commit, 'def');
    assert.equal(registry.staged, undefined);
    assert.match(
      auditText(registry),
      /^.* remote-auth auth-2 released by Grace from def in the set react-20$/m,
    );

    await assert.rejects(rollBack(store, [{ name: 'shell' }]), /does not fit together/);
    assert.deepEqual(live(await rollBack(store, [{ name: 'shell' }, { name: 'remote-auth' }])), [
      'shell-1',
      'auth-1',
    ]);
  });

  it('has the newest of each part, and keeps one that is staged once more to be looked at', async () => {
    const store = await today();
    await staging(store, nextShell('shell-2'), { set: 'react-20' });
    await staging(store, nextReact('auth-2'), { set: 'react-20' });
    await staging(store, nextReact('auth-3'), { set: 'react-20' });
    await staging(store, nextReact('auth-3'));
    await staging(store, built(aCandidateOf('remote-trips', 'trips-1')), { set: 'another' });
    assert.deepEqual(live(await switching(store)), ['shell-2', 'auth-3']);
    const { staged = [] } = (await store.readRegistry()).registry;
    assert.deepEqual(
      staged.map(({ version, set }) => [version, set?.name]),
      [
        ['auth-2', undefined],
        ['trips-1', 'another'],
      ],
    );
  });

  it('is refused when something went live that a member does not hold', async () => {
    const store = await today();
    await staging(store, nextShell('shell-2'), { set: 'react-20' });
    await staging(store, nextReact('auth-2'), { set: 'react-20' });
    await releaseTo(store, built(aCandidate('auth-1b')));
    await assert.rejects(switching(store), /overtaken: remote-auth auth-1b went live meanwhile/);
    assert.deepEqual(await liveIn(store), ['shell-1', 'auth-1b']);

    await staging(store, nextReact('auth-3'), { set: 'react-20' });
    assert.deepEqual(live(await switching(store)), ['shell-2', 'auth-3']);
  });

  it('is refused when it has changed while it was judged, and when there is none', async () => {
    const store = await today();
    await staging(store, nextShell('shell-2'), { set: 'react-20' });
    await staging(store, nextReact('auth-2'), { set: 'react-20' });
    const meanwhile = async () => {
      await staging(store, nextReact('auth-3'), { set: 'react-20' });
      return [];
    };
    await assert.rejects(
      switchSet(store, { set: 'react-20', author: 'Grace', further: () => [meanwhile] }),
      /Another release was staged in react-20 meanwhile/,
    );
    await assert.rejects(
      switching(store, 'react-21'),
      /Nothing is staged in a set react-21. There is react-20/,
    );
  });
});
