import { PlainError } from '../../local/progress';
import { SHELL } from '../../src/registry/shell-file';
import { formatRefusals } from '../gate/check-candidate';
import { checkTogether, type Unreleased } from '../gate/check-together';
import { isShell, type Candidate, type Refusal, type ShellCandidate } from '../gate/gate';
import { encodingsCheck } from '../gate/encodings-check';
import { checkReachable } from '../gate/reachable-check';
import { addRelease } from '../registry/changes';
import { changeRegistry } from '../registry/change-registry';
import type { ReleaseRegistry } from '../registry/release-registry';
import { addShell } from '../registry/shell-changes';
import type { ReleaseStore } from '../store/release-store';
import { upload } from './upload';

export interface Publication {
  /** What goes live together, in one write: remotes, or the shell, or both. */
  candidates: (Candidate | ShellCandidate)[];
  unreleased: Unreleased;
  commit: string;
  /** Of browsers that get it; 100 for all. */
  percent: number;
  /** What runs beside the upload and must not refuse either: the contract test. */
  alongside?: Promise<Refusal[]>;
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
  const { candidates, unreleased, alongside, now = () => new Date() } = publication;
  const names = candidates.map(({ description }) => description.name);
  const refuse = (refusals: Refusal[]) => {
    if (refusals.length > 0) throw new PlainError(formatRefusals(names, refusals));
  };
  const gate = (next: ReleaseRegistry) => checkTogether(candidates, next, unreleased);

  const { registry } = await store.readRegistry();
  const encodings = await Promise.all(candidates.map(({ files }) => encodingsCheck(files)));
  refuse([
    ...gate(withReleases(registry, publication, now())),
    ...encodings.flat(),
    ...((await alongside) ?? []),
  ]);
  for (const candidate of candidates) {
    const { name, version } = candidate.description;
    await upload(store, candidate, isKnown(registry, name, version));
    refuse(await checkReachable(store, candidate.description));
  }

  return changeRegistry(store, (newest) => {
    const next = withReleases(newest, publication, now());
    // Another person may have taken one of its paths since, or have released another shell.
    refuse(gate(next));
    return next;
  });
}

function isKnown(registry: ReleaseRegistry, name: string, version: string): boolean {
  const releases = name === SHELL ? registry.shell : registry.remotes[name];
  return releases?.versions.some((one) => one.version === version) ?? false;
}

/** The registry as it would be with the releases in it. */
export function withReleases(
  registry: ReleaseRegistry,
  { candidates, commit, percent }: Publication,
  now: Date,
): ReleaseRegistry {
  return candidates.reduce((next, { description }) => {
    const release = { version: description.version, since: now.toISOString(), commit };
    return isShell(description)
      ? addShell(next, { ...release, description }, percent)
      : addRelease(next, { ...release, description }, percent);
  }, registry);
}
