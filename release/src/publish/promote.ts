import { PlainError } from '../progress';
import { partOf } from '../registry/part-of';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';
import type { Publication } from './publish';
import { publishStored, type StoredParts } from './publish-stored';

export interface Promotion
  extends
    Pick<Publication, 'author' | 'approvedBy' | 'percent' | 'reason' | 'mails' | 'now'>,
    Pick<StoredParts, 'further'> {
  /** Remotes, or the shell; with the version that was looked at, where one is meant. */
  wanted: { name: string; version?: string }[];
  from: ReleaseStore;
  to: ReleaseStore;
}

/**
 * Takes what is live in one store to another, as it is: the same files with the same hashes, judged beside what is live
 * there.
 *
 * @throws PlainError when it is not live in `from`, another version is by now, or it is refused
 */
export async function promote({ wanted, from, to, ...promotion }: Promotion): Promise<ReleaseRegistry> {
  const { registry } = await from.readRegistry();
  const parts = wanted.map(({ name, version: asked }) => {
    const current = partOf(registry, name)?.current;
    if (!current) throw new PlainError(`${name} is not live in ${from.description}.`);
    const { version, commit } = current;
    if (asked !== undefined && asked !== version)
      throw new PlainError(
        `${name} ${version} is live in ${from.description} by now, not ${asked}: promote that one, once it was looked at.`,
      );
    return { name, version, commit };
  });
  return publishStored(from, to, { ...promotion, parts, from: from.description });
}
