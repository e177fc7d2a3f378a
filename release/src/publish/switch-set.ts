import { overtakenCheck } from '../gate/overtaken-check';
import { PlainError } from '../progress';
import type { ReleaseRegistry } from '../registry/release-registry';
import { membersOf, type MemberOfSet } from '../registry/staged';
import type { ReleaseStore } from '../store/release-store';
import type { Publication } from './publish';
import { publishStored, type StoredParts } from './publish-stored';

interface Switch
  extends
    Pick<Publication, 'author' | 'reason' | 'emergency' | 'mails' | 'now'>,
    Pick<StoredParts, 'further'> {
  set: string;
}

/**
 * Makes a set of staged releases live for everybody, judged together as they would then be, in one write. They may come from
 * as many repositories as you like.
 *
 * @throws PlainError when there is no such set, or it is refused
 */
export async function switchSet(store: ReleaseStore, { set, ...options }: Switch): Promise<ReleaseRegistry> {
  const { registry } = await store.readRegistry();
  const members = membersOf(registry, set);
  if (members.length === 0) throw new PlainError(noSuchSet(registry, set));
  return publishStored(store, store, {
    ...options,
    set,
    percent: 100,
    parts: members.map(({ part: name, version, commit }) => ({ name, version, commit })),
    overtaken: (newest) => overtakenSet(members, set, newest),
  });
}

/** A member does not hold what went live of its part after it was staged, or is no longer of the set. */
function overtakenSet(members: MemberOfSet[], set: string, newest: ReleaseRegistry) {
  const idsOf = (some: MemberOfSet[]) =>
    some
      .map(({ part, version }) => `${part}@${version}`)
      .sort()
      .join();
  if (idsOf(members) !== idsOf(membersOf(newest, set)))
    return [
      {
        check: 'set',
        problem: `Another release was staged in ${set} meanwhile.`,
        remedy: 'Run the command again.',
      },
    ];
  return members.flatMap(({ part: name, version, set: { over } }) =>
    overtakenCheck({ name, version }, over, newest),
  );
}

function noSuchSet({ staged = [] }: ReleaseRegistry, set: string): string {
  const sets = [...new Set(staged.flatMap((one) => one.set?.name ?? []))];
  const known = sets.length === 0 ? 'There is none.' : `There is ${sets.join(', ')}.`;
  return `Nothing is staged in a set ${set}. ${known} One that is live already stands in npm run releases -- --log.`;
}
