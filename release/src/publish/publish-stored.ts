import { isShell } from '../gate/gate';
import { PlainError } from '../progress';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';
import { publish, type Publication } from './publish';
import { readStored } from './read-stored';

export interface StoredParts extends Omit<Publication, 'candidates' | 'unreleased' | 'commit' | 'further'> {
  parts: { name: string; version: string; commit: string }[];
  /** What takes long, by what is to be live. */
  further: (candidates: Publication['candidates']) => Publication['further'];
}

/**
 * Makes live what lies in a store, as it is: nothing is built, so that what was looked at is what visitors get.
 *
 * @throws PlainError when there is no shell to judge it by, or it is refused
 */
export async function publishStored(
  from: ReleaseStore,
  to: ReleaseStore,
  { parts, further, ...publication }: StoredParts,
): Promise<ReleaseRegistry> {
  const candidates = await Promise.all(parts.map(({ name, version }) => readStored(from, name, version)));
  const shell =
    candidates.map(({ description }) => description).find((each) => isShell(each)) ??
    (await to.readRegistry()).registry.shell?.current.description;
  if (!shell) throw new PlainError(`${to.description} has no shell yet: name it, too.`);
  return publish(to, {
    ...publication,
    candidates,
    unreleased: { shell },
    commit: Object.fromEntries(parts.map(({ name, commit }) => [name, commit])),
    further: further(candidates),
  });
}
