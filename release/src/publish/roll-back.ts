import { PlainError } from '../progress';
import { SHELL } from '@drove/federation/registry/shell-file';
import { isShell, type Refusal } from '../gate/gate';
import { overtakenCheck } from '../gate/overtaken-check';
import { checkReachable } from '../gate/reachable-check';
import { withAudit, type AuditEntry } from '../registry/audit';
import { releasesOf, stopRollout, switchTo } from '../registry/changes';
import { changeRegistry } from '../registry/change-registry';
import { liveVersions } from '../registry/part-of';
import { refuseStaged } from '../registry/staged';
import type { LiveRelease, ReleaseRegistry, RemoteReleases } from '../registry/release-registry';
import { shellReleasesOf, switchShell } from '../registry/shell-changes';
import type { ReleaseStore } from '../store/release-store';
import { assertCompatible } from './assert-compatible';
import { readDescription } from './read-stored';

/** What is to come back. */
export interface Wanted {
  /** A remote, or the shell. */
  name: string;
  /** Without one the last change of it is undone. */
  version?: string;
}

interface RollBackOptions {
  /** Who goes back, and why; for the audit. */
  author?: string;
  reason?: string | undefined;
  now?: () => Date;
}

type Step = (registry: ReleaseRegistry) => ReleaseRegistry;

/**
 * Puts earlier versions back, for everybody and in one write. Without a version it undoes the last change: a rollout
 * that is under way is stopped, otherwise the version before the current one comes back.
 *
 * @throws PlainError when there is nothing to go back to, its files are no longer whole, or what would then be live
 *   does not fit together
 */
export async function rollBack(
  store: ReleaseStore,
  wanted: Wanted[],
  { author = 'unknown', reason, now = () => new Date() }: RollBackOptions = {},
): Promise<ReleaseRegistry> {
  const { registry } = await store.readRegistry();
  const steps: Step[] = [];
  for (const one of wanted) steps.push(await stepBack(store, registry, one, now()));
  return changeRegistry(store, (newest) => {
    const overtaken = wanted.flatMap((one) => overtakenCheck(one, liveVersions(one.name, registry), newest));
    if (overtaken.length > 0) throw new PlainError(overtakenText(overtaken));
    const next = steps.reduce((changed, step) => step(changed), newest);
    assertCompatible(newest, next);
    const at = now().toISOString();
    const why = reason === undefined ? {} : { reason };
    const entries = wanted.map(({ name: part }): AuditEntry => {
      const version = (part === SHELL ? next.shell : next.remotes[part])?.current.version ?? '';
      return { at, author, action: 'rolled back', part, version, ...why };
    });
    return withAudit(newest, next, entries);
  });
}

const overtakenText = (refusals: Refusal[]) =>
  `Nothing was changed.\n${refusals.map(({ problem, remedy }) => `  ${problem}\n  ${remedy}`).join('\n')}`;

async function stepBack(
  store: ReleaseStore,
  registry: ReleaseRegistry,
  { name, version: asked }: Wanted,
  now: Date,
): Promise<Step> {
  const releases: Pick<RemoteReleases, 'previous' | 'versions' | 'rollout'> =
    name === SHELL ? shellReleasesOf(registry) : releasesOf(registry, name);
  if (asked === undefined && releases.rollout) {
    return (newest) => stopRollout(newest, name, 'rolled back', now);
  }
  const version = asked ?? releases.previous;
  if (version === undefined) {
    throw new PlainError(
      `${name} has had one release only: there is nothing to go back to. ` +
        `Release what should be live instead: npm run release -- ${name}`,
    );
  }
  refuseStaged(registry, name, version);
  const description = await readDescription(store, name, version);
  if (!description) {
    const known = releases.versions.map((one) => one.version).join(', ');
    throw new PlainError(`${name} has no version ${version}. Known ones: ${known}`);
  }
  const refusals = await checkReachable(store, description);
  if (refusals.length > 0) {
    const problems = refusals.map(({ problem }) => `  ${problem}`).join('\n');
    throw new PlainError(
      `${name} ${version} is no longer whole, so nothing was changed:\n${problems}\n` +
        `Go back to another version: npm run rollback -- ${name} <version>`,
    );
  }
  const commit = releases.versions.find((one) => one.version === version)?.commit ?? 'unknown';
  const release: LiveRelease<unknown> = { version, since: now.toISOString(), commit, description };
  return (newest) =>
    isShell(description)
      ? switchShell(newest, { ...release, description })
      : switchTo(newest, { ...release, description });
}
