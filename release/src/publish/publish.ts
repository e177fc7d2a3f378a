import { PlainError } from '../progress';
import { formatRefusals } from '../gate/check-candidate';
import { checkTogether, type Unreleased } from '../gate/check-together';
import type { Candidate, Refusal, ShellCandidate } from '../gate/gate';
import { encodingsCheck } from '../gate/encodings-check';
import { overtakenCheck } from '../gate/overtaken-check';
import { checkReachable } from '../gate/reachable-check';
import { withAudit, type AuditEntry } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { liveVersions } from '../registry/part-of';
import type { ReleaseRegistry } from '../registry/release-registry';
import { isKnown } from '../registry/prune';
import type { ReleaseStore } from '../store/release-store';
import { upload } from './upload';
import { commitOf, given, withReleases } from './with-releases';

/** A check that needs more than the built files: of what is live, and of what would be. */
export type FurtherCheck = (live: ReleaseRegistry, next: ReleaseRegistry) => Promise<Refusal[]>;

export interface Publication {
  /** What goes live together, in one write: remotes, or the shell, or both. */
  candidates: (Candidate | ShellCandidate)[];
  unreleased: Unreleased;
  /** What they were built from: all of one commit, or each by its name. */
  commit: string | Record<string, string>;
  /** Of browsers that get it; 100 for all. */
  percent: number;
  /** Who releases it, and why. */
  author: string;
  reason?: string | undefined;
  /** Why the browser and the tests were left out. */
  emergency?: string | undefined;
  /** Why it may be of a commit that does not hold what is live. */
  older?: string | undefined;
  /** The store that they come from, where nothing was built, and who has agreed. */
  from?: string;
  approvedBy?: string | undefined;
  /** The set of staged releases that they are. */
  set?: string;
  /** What must not have changed since they were judged, where they were not judged here and now. */
  overtaken?: (newest: ReleaseRegistry) => Refusal[];
  /** Paths that mails link to. */
  mails?: string[];
  /** What takes long, and must not refuse either: types, tests, the browser. Tests of other things leave it empty. */
  further: FurtherCheck[];
  now?: () => Date;
}

/**
 * Brings built releases live: gate, upload, every file looked at where browsers find it, then the registry's one
 * write. Cut off anywhere, it leaves the registry as it was; run again, it goes on from there. A release that is
 * live already changes nothing.
 *
 * @throws PlainError with every reason for which they were refused
 */
export async function publish(store: ReleaseStore, publication: Publication): Promise<ReleaseRegistry> {
  const { candidates, unreleased, mails = [], now = () => new Date() } = publication;
  const { registry } = await store.readRegistry();
  const {
    overtaken = (newest) =>
      candidates.flatMap(({ description }) =>
        overtakenCheck(description, liveVersions(description.name, registry), newest),
      ),
  } = publication;
  const gate = (live: ReleaseRegistry, next: ReleaseRegistry) => [
    // Another person may have released the same part since, have taken one of its paths, or have released another shell.
    ...overtaken(live),
    ...checkTogether(candidates, { live, next, mails }, unreleased),
  ];
  const planned = withReleases(registry, publication, now());
  await judgeAndUpload(store, publication, {
    live: registry,
    next: planned,
    refusals: gate(registry, planned),
  });

  return changeRegistry(store, (newest) => {
    const next = withReleases(newest, publication, now());
    refuseAny(candidates, gate(newest, next));
    return withAudit(newest, next, auditOf(publication, now()));
  });
}

type Built = Pick<Publication, 'candidates' | 'further'>;

/**
 * Lets everything be judged that takes its time, and puts the files where browsers find them. The registry is still to be
 * written.
 *
 * @param refusals what was refused already
 */
export async function judgeAndUpload(
  store: ReleaseStore,
  { candidates, further }: Built,
  { live, next, refusals }: { live: ReleaseRegistry; next: ReleaseRegistry; refusals: Refusal[] },
): Promise<void> {
  const encodings = await Promise.all(candidates.map(({ files }) => encodingsCheck(files)));
  refuseAny(candidates, [...refusals, ...encodings.flat()]);
  refuseAny(candidates, (await Promise.all(further.map((check) => check(live, next)))).flat());
  for (const candidate of candidates) {
    const { name, version } = candidate.description;
    await upload(store, candidate, isKnown(live, name, version));
    refuseAny(candidates, await checkReachable(store, candidate.description));
  }
}

function refuseAny(candidates: Publication['candidates'], refusals: Refusal[]): void {
  const names = candidates.map(({ description }) => description.name);
  if (refusals.length > 0) throw new PlainError(formatRefusals(names, refusals));
}

function auditOf(publication: Publication, now: Date): AuditEntry[] {
  const { candidates, author, percent, reason, emergency, older, from, approvedBy, set } = publication;
  return candidates.map(({ description: { name: part, version } }) => ({
    at: now.toISOString(),
    author,
    action: from === undefined ? 'released' : 'promoted',
    part,
    version,
    commit: commitOf(publication, part),
    percent,
    ...given({ reason, emergency, older, from, approvedBy, set }),
  }));
}
