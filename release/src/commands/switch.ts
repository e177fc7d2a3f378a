import { browserCheck } from '../gate/further-checks';
import { mailLinks } from '../gate/mail-links';
import { say } from '../progress';
import { switchSet } from '../publish/switch-set';
import { membersOf } from '../registry/staged';
import { liveVersions, partOf } from '../registry/part-of';
import type { ReleaseStore } from '../store/release-store';

/** `npm run releases -- switch <set>`: judged together, and live in one write. */
export async function runSwitch(
  store: ReleaseStore,
  options: { set: string; author: string; reason?: string | undefined; emergency?: string | undefined },
): Promise<void> {
  const { set, emergency } = options;
  const names = membersOf((await store.readRegistry()).registry, set).map(({ part }) => part);
  const registry = await switchSet(store, {
    ...options,
    mails: mailLinks(),
    // Types and tests were judged when it was staged.
    further: (candidates) => (emergency === undefined ? [browserCheck(names, candidates, store)] : []),
  });
  for (const name of names) say(`${name} ${liveVersions(name, registry).join()} is live for everybody`);
  const before = names.flatMap((name) => {
    const previous = partOf(registry, name)?.previous;
    return previous === undefined ? [] : [name, previous];
  });
  if (before.length > 0) say(`To undo: npm run rollback -- ${before.join(' ')}`);
}
