import { PlainError } from '../progress';
import type { ReleaseFile } from '@drove/federation/registry';
import { incompatibilities } from '../gate/check-shell';
import { claimConflicts, otherReleases } from '../registry/claim-conflicts';
import type { ReleaseRegistry } from '../registry/release-registry';

/**
 * What would be live after going back must fit together as well as it does now: a remote of last week was built for
 * the shell of last week, and another remote may have one of its paths by now.
 *
 * @throws PlainError that says what has to go back with it
 */
export function assertCompatible(before: ReleaseRegistry, after: ReleaseRegistry): void {
  const known = new Set(problemsOf(before));
  const problems = problemsOf(after).filter((problem) => !known.has(problem));
  if (problems.length === 0) return;
  throw new PlainError(
    `What would then be live does not fit together, so nothing was changed:\n` +
      `${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
      'Take back together what was released together: npm run rollback -- shell remote-auth',
  );
}

function problemsOf(registry: ReleaseRegistry): string[] {
  const live = otherReleases(registry, []);
  const { shell } = registry;
  return [
    ...(shell ? live.flatMap((remote) => incompatibilities(remote, shell.current.description)) : []).map(
      ({ problem }) => problem,
    ),
    ...live.flatMap((remote) => conflictsOf(remote, live)),
  ];
}

function conflictsOf(remote: ReleaseFile, others: ReleaseFile[]): string[] {
  return claimConflicts(remote, others).map(
    ({ path, owner }) => `${remote.name} ${remote.version} claims ${path}, which belongs to ${owner}.`,
  );
}
