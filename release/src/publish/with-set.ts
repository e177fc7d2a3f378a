import { PlainError } from '../progress';
import { membersOf } from '../registry/staged';
import type { ReleaseStore } from '../store/release-store';
import { readDescription } from './read-stored';
import { withReleases } from './with-releases';

/** A store as it will be read once a set is switched: for looking at it before. */
export function withSet(store: ReleaseStore, set: string): ReleaseStore {
  return {
    ...store,
    readRegistry: async () => {
      const { registry, revision } = await store.readRegistry();
      const members = await Promise.all(
        membersOf(registry, set).map(async ({ part, version, commit }) => {
          const description = await readDescription(store, part, version);
          if (!description) throw new PlainError(`${part} ${version} of ${set} is gone: stage it again.`);
          return { description, commit };
        }),
      );
      const commit = Object.fromEntries(members.map((one) => [one.description.name, one.commit]));
      const planned = { candidates: members, commit, percent: 100, author: '' };
      return { registry: withReleases(registry, planned, new Date()), revision };
    },
  };
}
