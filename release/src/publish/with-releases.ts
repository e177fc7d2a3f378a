import { isShell } from '../gate/gate';
import { addRelease } from '../registry/changes';
import type { ReleaseRegistry } from '../registry/release-registry';
import { addShell } from '../registry/shell-changes';
import { unstage } from '../registry/staged';
import type { Publication } from './publish';

type Planned = Pick<Publication, 'commit' | 'percent' | 'author' | 'reason'> & {
  candidates: Pick<Publication['candidates'][number], 'description'>[];
};

export const commitOf = ({ commit }: Pick<Publication, 'commit'>, name: string) =>
  typeof commit === 'string' ? commit : (commit[name] ?? '');
export const given = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The registry as it would be with the releases in it. */
export function withReleases(registry: ReleaseRegistry, planned: Planned, now: Date): ReleaseRegistry {
  const { candidates, percent, author, reason } = planned;
  return candidates.reduce((next, { description }) => {
    const release = {
      version: description.version,
      since: now.toISOString(),
      commit: commitOf(planned, description.name),
      author,
      ...given({ reason }),
    };
    const added = isShell(description)
      ? addShell(next, { ...release, description }, percent)
      : addRelease(next, { ...release, description }, percent);
    return unstage(added, description.name, [description.version]);
  }, registry);
}
