import type { ReleaseFile } from '@drove/federation/registry';
import { otherReleases } from '../registry/claim-conflicts';
import type { ReleaseRegistry } from '../registry/release-registry';
import { checkCandidate } from './check-candidate';
import { checkShell } from './check-shell';
import { linksCheck } from './links-check';
import { isShell, type Candidate, type Refusal, type ShellCandidate, type ShellFacts } from './gate';

/** What counts as long as a store does not have it. */
export interface Unreleased {
  /** The shell of this checkout. */
  shell: ShellFacts;
  /** The other remotes of this checkout; their paths are theirs all the same. */
  remotes?: ReleaseFile[];
}

/** What is live, what would be, and who links into it from outside. */
export interface Planned {
  live: ReleaseRegistry;
  next: ReleaseRegistry;
  /** Paths that mails link to. */
  mails?: string[];
}

/**
 * Every reason for which releases may not go live together, each judged by the registry as it would then be: what must
 * change at once, such as a contract, is released at once.
 */
export function checkTogether(
  candidates: (Candidate | ShellCandidate)[],
  { live: before, next, mails = [] }: Planned,
  { shell, remotes = [] }: Unreleased,
): Refusal[] {
  const live = next.shell?.current.description ?? shell;
  const names = candidates.map(({ description }) => description.name);
  // One that is released with the shell says itself what does not fit.
  const staying = otherReleases(next, []).filter(({ name }) => !names.includes(name));
  return candidates.flatMap((candidate) =>
    isShellCandidate(candidate)
      ? checkShell(candidate, staying)
      : [
          ...checkCandidate(candidate, { shell: live, others: otherReleases(next, remotes) }),
          ...linksCheck(candidate.description, before, next, mails),
        ],
  );
}

/** Whether what was built is the shell, and not a remote. */
export function isShellCandidate(candidate: Candidate | ShellCandidate): candidate is ShellCandidate {
  return isShell(candidate.description);
}
