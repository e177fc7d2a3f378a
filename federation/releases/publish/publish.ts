import { PlainError } from '../../local/progress';
import type { ReleaseFile } from '../../src/registry';
import { checkCandidate, sayRefusals } from '../gate/check-candidate';
import type { Candidate, Refusal, Surroundings } from '../gate/gate';
import { checkReachable } from '../gate/reachable-check';
import { addRelease } from '../registry/changes';
import { changeRegistry } from '../registry/change-registry';
import { otherReleases } from '../registry/claim-conflicts';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';
import { upload } from './upload';

export interface Publication {
  candidate: Candidate;
  shell: Surroundings['shell'];
  /** Remotes of the same product that the store does not have yet; their paths are theirs all the same. */
  unreleased?: ReleaseFile[];
  commit: string;
  /** Of browsers that get it; 100 for all. */
  percent: number;
  /** What runs beside the upload and must not refuse either: the contract test. */
  alongside?: Promise<Refusal[]>;
  now?: () => Date;
}

/**
 * Brings a built release live: gate, upload, every file looked at where browsers find it, then the registry's one
 * write. Cut off anywhere, it leaves the registry as it was; run again, it goes on from there. A release that is
 * live already changes nothing.
 *
 * @throws PlainError with every reason for which it was refused
 */
export async function publish(store: ReleaseStore, publication: Publication): Promise<ReleaseRegistry> {
  const { candidate, shell, commit, percent, unreleased = [], now = () => new Date() } = publication;
  const { description } = candidate;
  const { name, version } = description;
  const refuse = (refusals: Refusal[]) => {
    if (refusals.length > 0) throw new PlainError(sayRefusals(name, refusals));
  };
  const gate = (registry: ReleaseRegistry) =>
    checkCandidate(candidate, { shell, others: otherReleases(registry, unreleased) });

  const { registry } = await store.readRegistry();
  refuse([...gate(registry), ...((await publication.alongside) ?? [])]);
  const known = registry.remotes[name]?.versions.some((one) => one.version === version) ?? false;
  await upload(store, candidate, known);
  refuse(await checkReachable(store, description));

  return changeRegistry(store, (newest) => {
    // Somebody else may have taken one of its paths since.
    refuse(gate(newest));
    const live = newest.remotes[name];
    const isLive = live?.current.version === version && !live.rollout;
    const isRolledOut = live?.rollout?.version === version && live.rollout.percent === percent;
    if (isLive || isRolledOut) return newest;
    return addRelease(newest, { version, since: now().toISOString(), commit, description }, percent);
  });
}
