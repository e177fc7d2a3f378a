import { PlainError } from '../progress';
import { SHELL } from '@drove/federation/registry/shell-file';
import { formatRefusals } from '../gate/check-candidate';
import { checkTogether, type Unreleased } from '../gate/check-together';
import { isShell, type Candidate, type Refusal, type ShellCandidate } from '../gate/gate';
import { encodingsCheck } from '../gate/encodings-check';
import { liveVersions, overtakenCheck } from '../gate/overtaken-check';
import { checkReachable } from '../gate/reachable-check';
import { withAudit, type AuditEntry } from '../registry/audit';
import { addRelease } from '../registry/changes';
import { changeRegistry } from '../registry/change-registry';
import type { ReleaseRegistry } from '../registry/release-registry';
import { addShell } from '../registry/shell-changes';
import type { ReleaseStore } from '../store/release-store';
import { upload } from './upload';

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
  approvedBy?: string;
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
  const names = candidates.map(({ description }) => description.name);
  const refuse = (refusals: Refusal[]) => {
    if (refusals.length > 0) throw new PlainError(formatRefusals(names, refusals));
  };
  const gate = (live: ReleaseRegistry, next: ReleaseRegistry) =>
    checkTogether(candidates, { live, next, mails }, unreleased);

  const { registry } = await store.readRegistry();
  const overtaken = (newest: ReleaseRegistry) =>
    candidates.flatMap(({ description }) =>
      overtakenCheck(description, liveVersions(description.name, registry), newest),
    );
  const encodings = await Promise.all(candidates.map(({ files }) => encodingsCheck(files)));
  const planned = withReleases(registry, publication, now());
  refuse([...gate(registry, planned), ...encodings.flat()]);
  const further = await Promise.all(publication.further.map((check) => check(registry, planned)));
  refuse(further.flat());
  for (const candidate of candidates) {
    const { name, version } = candidate.description;
    await upload(store, candidate, isKnown(registry, name, version));
    refuse(await checkReachable(store, candidate.description));
  }

  return changeRegistry(store, (newest) => {
    const next = withReleases(newest, publication, now());
    // Another person may have taken one of its paths since, or have released another shell, or the same part.
    refuse([...overtaken(newest), ...gate(newest, next)]);
    return withAudit(newest, next, auditOf(publication, now()));
  });
}

function isKnown(registry: ReleaseRegistry, name: string, version: string): boolean {
  const releases = name === SHELL ? registry.shell : registry.remotes[name];
  return releases?.versions.some((one) => one.version === version) ?? false;
}

type Planned = Pick<Publication, 'candidates' | 'commit' | 'percent' | 'author' | 'reason'>;

const commitOf = ({ commit }: Pick<Publication, 'commit'>, name: string) =>
  typeof commit === 'string' ? commit : (commit[name] ?? '');
const given = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function auditOf(publication: Publication, now: Date): AuditEntry[] {
  const { candidates, author, percent, reason, emergency, older, from, approvedBy } = publication;
  return candidates.map(({ description: { name: part, version } }) => ({
    at: now.toISOString(),
    author,
    action: from === undefined ? 'released' : 'promoted',
    part,
    version,
    commit: commitOf(publication, part),
    percent,
    ...given({ reason, emergency, older, from, approvedBy }),
  }));
}

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
    return isShell(description)
      ? addShell(next, { ...release, description }, percent)
      : addRelease(next, { ...release, description }, percent);
  }, registry);
}
