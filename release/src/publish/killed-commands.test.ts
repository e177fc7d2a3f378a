import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkReachable } from '../gate/reachable-check';
import { liveOf } from '../registry/part-of';
import { folderStore, sourceMapsFolder } from '../store/folder-store';
import type { ReleaseStore } from '../store/release-store';
import { aCandidate, aShellCandidate, built } from '../testing/a-candidate';
import { aStore, releaseTo } from '../testing/a-store';
import { commands, endingBefore } from '../testing/run-until-step';
import { readDescription } from './read-stored';
import { stageReleases } from './stage-releases';

const runner = fileURLToPath(new URL('../testing/run-until-step.ts', import.meta.url));
const long = '2020-01-01T00:00:00.000Z';

/** A shell, three versions of a remote, the first of them to be pruned, and a staged set; and another store to promote from. */
async function prepared() {
  const [store, staging] = [aStore(), aStore()];
  for (const one of [store, staging]) await releaseTo(one, aShellCandidate('shell-1'));
  await releaseTo(staging, built(aCandidate('next')));
  for (const version of ['one', 'two', 'three']) await releaseTo(store, built(aCandidate(version)));
  await stageReleases(store, {
    candidates: [built(aCandidate('of-set'))],
    author: 'Ada',
    commit: 'abc',
    set: 'a-set',
    further: [],
  });
  const { registry, revision } = await store.readRegistry();
  const { 'remote-auth': auth } = registry.remotes;
  assert.ok(auth);
  const aged = {
    ...registry,
    audit: registry.audit?.map((entry) => (entry.action === 'staged' ? entry : { ...entry, at: long })) ?? [],
    remotes: {
      'remote-auth': { ...auth, versions: auth.versions.map((one) => ({ ...one, releasedAt: long })) },
    },
  };
  assert.ok(await store.replaceRegistry(aged, revision));
  return { store, staging };
}

/** Everything that a registry names can be asked for. */
async function assertWhole(store: ReleaseStore): Promise<void> {
  const { registry } = await store.readRegistry();
  const staged = (registry.staged ?? []).filter(({ withdrawn }) => !withdrawn);
  const named = [
    ...['shell', 'remote-auth'].flatMap((part) =>
      liveOf(part, registry).map(({ version }) => ({ part, version })),
    ),
    ...staged,
  ];
  assert.ok(named.length >= 2);
  for (const { part, version } of named) {
    const description = await readDescription(store, part, version);
    assert.ok(description, `${part} ${version}`);
    assert.deepEqual(await checkReachable(store, description), []);
  }
}

/** What counts of a store, whenever it came to be. */
async function stateOf(store: ReleaseStore) {
  const { shell, remotes, staged = [], audit = [] } = (await store.readRegistry()).registry;
  const { current, previous, versions, withdrawn } = remotes['remote-auth'] ?? {};
  return {
    live: [shell?.current.version, current?.version, previous],
    versions: versions?.map(({ version }) => version),
    withdrawn,
    staged: staged.map(({ version, set }) => [version, set?.name]),
    audit: audit.map(({ action, version }) => `${action} ${version}`),
    files: (await store.list('remote-auth')).sort(),
  };
}

describe('A command that is killed before any of its writes', () => {
  for (const command of Object.keys(commands) as (keyof typeof commands)[]) {
    it(`leaves nothing by half, and goes on when it is run again: ${command}`, async () => {
      const { store, staging } = await prepared();
      const copy = async () => {
        const { folder } = aStore();
        await cp(store.folder, folder, { recursive: true });
        await cp(sourceMapsFolder(store.folder), sourceMapsFolder(folder), { recursive: true });
        return folder;
      };
      const undisturbed = folderStore(await copy());
      await commands[command](undisturbed, staging);
      const expected = await stateOf(undisturbed);
      assert.notDeepEqual(expected, await stateOf(store));
      const goesOn = async (folder: string, step: number) => {
        const killed = folderStore(folder);
        await assertWhole(killed);
        await commands[command](killed, staging);
        assert.deepEqual(await stateOf(killed), expected, `killed before write ${step}`);
      };

      let step = 1;
      for (; ; step += 1) {
        const folder = await copy();
        const isKilled = await new Promise<boolean>((resolve, reject) => {
          const ending = endingBefore(step, folderStore(folder), () => {
            resolve(true);
          });
          commands[command](ending, staging).then(() => {
            resolve(false);
          }, reject);
        });
        if (!isKilled) break;
        await goesOn(folder, step);
      }
      assert.ok(step > 1);

      // And once as a system does it, before the last one.
      const folder = await copy();
      const child = fork(runner, [command, folder, staging.folder, String(step - 1)], {
        execArgv: ['--import', 'tsx'],
      });
      assert.deepEqual(await once(child, 'exit'), [null, 'SIGKILL']);
      await goesOn(folder, step - 1);
    });
  }
});
