import { prune } from '../publish/prune';
import { promote } from '../publish/promote';
import { stageReleases } from '../publish/stage-releases';
import { switchSet } from '../publish/switch-set';
import { folderStore } from '../store/folder-store';
import type { ReleaseStore } from '../store/release-store';
import { aCandidate, built } from './a-candidate';
import { releaseTo } from './a-store';

/** What the test of kills lets be killed; each is on a store with `live`, and `staging` beside it. */
export const commands = {
  release: (store: ReleaseStore) => releaseTo(store, built(aCandidate('next'))),
  promote: (store: ReleaseStore, staging: ReleaseStore) =>
    promote({
      wanted: [{ name: 'remote-auth' }],
      from: staging,
      to: store,
      author: 'Ada',
      percent: 100,
      further: () => [],
    }),
  stage: (store: ReleaseStore) =>
    stageReleases(store, {
      candidates: [built(aCandidate('next'))],
      author: 'Ada',
      commit: 'abc',
      set: 'another',
      further: [],
    }),
  switch: (store: ReleaseStore) => switchSet(store, { set: 'a-set', author: 'Ada', further: () => [] }),
  prune: (store: ReleaseStore) => prune(store, { author: 'Ada' }),
};

/** A store that does not come to its write of this number: `end` is called in its place, and nothing goes on after it. */
export function endingBefore(step: number, store: ReleaseStore, end: () => void): ReleaseStore {
  let steps = 0;
  const counted =
    <Arguments extends unknown[], Result>(write: (...values: Arguments) => Promise<Result>) =>
    (...values: Arguments): Promise<Result> => {
      steps += 1;
      if (steps < step) return write(...values);
      end();
      return new Promise(() => undefined);
    };
  const files = <Files extends Pick<ReleaseStore, 'write' | 'remove'>>(some: Files): Files => ({
    ...some,
    write: counted(some.write),
    remove: counted(some.remove),
  });
  return {
    ...files(store),
    sourceMaps: store.sourceMaps && files(store.sourceMaps),
    replaceRegistry: counted(store.replaceRegistry),
  };
}

/* Started by the test of kills with a command, its stores and a write before which it is killed. */
const [command, folder, staging, step] = process.argv.slice(2);
if (process.send && command !== undefined && folder !== undefined && staging !== undefined) {
  const store = endingBefore(Number(step), folderStore(folder), () => process.kill(process.pid, 'SIGKILL'));
  await commands[command as keyof typeof commands](store, folderStore(staging));
}
