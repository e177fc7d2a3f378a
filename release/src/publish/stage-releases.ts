import { checkBuild } from '../gate/check-candidate';
import { isShellCandidate } from '../gate/check-together';
import { checkShell } from '../gate/check-shell';
import { withAudit, type AuditEntry } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { liveVersions } from '../registry/part-of';
import type { ReleaseRegistry, StagedRelease } from '../registry/release-registry';
import { stage } from '../registry/staged';
import type { ReleaseStore } from '../store/release-store';
import { judgeAndUpload, type Publication } from './publish';
import { given } from './with-releases';

export interface Staging extends Pick<
  Publication,
  'candidates' | 'author' | 'reason' | 'emergency' | 'older' | 'further' | 'now'
> {
  commit: string;
  /** With which others it is to go live. */
  set?: string | undefined;
}

/**
 * Brings builds into the store that are live for no one, and can be looked at. Each is judged by itself; what it meets is
 * judged when its set is switched.
 *
 * @throws PlainError with every reason for which they were refused
 */
export async function stageReleases(store: ReleaseStore, staging: Staging): Promise<ReleaseRegistry> {
  const { candidates, author, commit, set, reason, emergency, older, now = () => new Date() } = staging;
  const { registry: live } = await store.readRegistry();
  const refusals = candidates.flatMap((candidate) =>
    isShellCandidate(candidate) ? checkShell(candidate, []) : checkBuild(candidate),
  );
  await judgeAndUpload(store, staging, { live, next: live, refusals });
  const at = now().toISOString();
  const staged = candidates.map(({ description: { name: part, version } }): StagedRelease => {
    const ofSet = set === undefined ? {} : { set: { name: set, over: liveVersions(part, live) } };
    return { part, version, at, commit, author, ...given({ reason }), ...ofSet };
  });
  const entries = staged.map(({ part, version }): AuditEntry => {
    const why = given({ reason, emergency, older, set });
    return { at, author, action: 'staged', part, version, commit, ...why };
  });
  return changeRegistry(store, (newest) => {
    const isNew = ({ part, version }: AuditEntry) => !liveVersions(part, newest).includes(version);
    return withAudit(newest, stage(newest, staged), entries.filter(isNew));
  });
}
