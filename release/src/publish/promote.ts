import { SHELL } from '@drove/federation/registry/shell-file';
import { isShell } from '../gate/gate';
import { PlainError } from '../progress';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';
import { publish, type Publication } from './publish';
import { readStored } from './read-stored';

export interface Promotion extends Pick<Publication, 'author' | 'percent' | 'reason' | 'mails' | 'now'> {
  /** Remotes, or the shell: what is live in `from` of each. */
  names: string[];
  from: ReleaseStore;
  to: ReleaseStore;
  /** Who has agreed; another person than the author. */
  approvedBy: string;
  /** What takes long, by what is promoted. */
  further: (candidates: Publication['candidates']) => Publication['further'];
}

/**
 * Takes what is live in one store to another, as it is: the same files with the same hashes, judged beside what is live
 * there. Nothing is built, so that what was looked at is what goes on.
 *
 * @throws PlainError when it is not approved by another person, is not live in `from`, or is refused
 */
export async function promote(promotion: Promotion): Promise<ReleaseRegistry> {
  const { names, from, to, approvedBy, author, further } = promotion;
  if (approvedBy.trim().toLowerCase() === author.trim().toLowerCase())
    throw new PlainError(`${author} promotes it, so another person has to approve it: --approved-by "name".`);
  const [{ registry: source }, { registry: target }] = await Promise.all([
    from.readRegistry(),
    to.readRegistry(),
  ]);
  if (!target.shell && !names.includes(SHELL))
    throw new PlainError(
      `${to.description} has no shell yet. Promote it together: npm run promote -- shell …`,
    );
  const live = names.map((name) => {
    const current = name === SHELL ? source.shell?.current : source.remotes[name]?.current;
    if (!current) throw new PlainError(`${name} is not live in ${from.description}.`);
    return { name, ...current };
  });
  const candidates = await Promise.all(live.map(({ name, version }) => readStored(from, name, version)));
  const shell =
    candidates.map(({ description }) => description).find((each) => isShell(each)) ??
    target.shell?.current.description;
  if (!shell) throw new PlainError(`There is no shell in ${to.description}.`);
  return publish(to, {
    ...promotion,
    candidates,
    unreleased: { shell },
    commit: Object.fromEntries(live.map(({ name, commit }) => [name, commit])),
    approvedBy: approvedBy.trim(),
    from: from.description,
    further: further(candidates),
  });
}
