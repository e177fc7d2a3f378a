import { PlainError } from '../progress';
import { checkFits } from '../gate/check-candidate';
import type { Unreleased } from '../gate/check-together';
import type { Refusal } from '../gate/gate';
import { linksCheck } from '../gate/links-check';
import { overtakenCheck } from '../gate/overtaken-check';
import { checkReachable } from '../gate/reachable-check';
import { withAudit } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { releasesOf, widenRollout } from '../registry/changes';
import { otherReleases } from '../registry/claim-conflicts';
import { liveVersions } from '../registry/part-of';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';
import type { FurtherCheck } from './publish';

export interface Widening {
  name: string;
  /** Of browsers that get it; 100 makes it the current release. */
  percent: number;
  unreleased: Unreleased;
  /** Paths that mails link to. */
  mails?: string[];
  author: string;
  reason?: string | undefined;
  /** Why the browser is left out. */
  emergency?: string | undefined;
  /** As of a release: asked before it is everybody's. */
  further: FurtherCheck[];
  now?: () => Date;
}

/**
 * Gives a rollout to more browsers. Before everybody gets it, the gate asks again: since it was released another shell
 * may be live, or another remote that links to a page which it has no longer.
 *
 * @throws PlainError with every reason for which it may not be everybody's
 */
export async function widen(store: ReleaseStore, widening: Widening): Promise<ReleaseRegistry> {
  const { name, percent, author, reason, emergency, further, now = () => new Date() } = widening;
  const isForAll = percent >= 100;
  const { registry: live } = await store.readRegistry();
  const planned = widenRollout(live, name, percent, now());
  const { version, description } = releasesOf(live, name).rollout ?? releasesOf(planned, name).current;
  const refuse = (refusals: Refusal[]) => {
    if (refusals.length === 0) return;
    const lines = refusals.map(({ check, problem, remedy }) => `  ✗ ${check}: ${problem}\n    ${remedy}`);
    throw new PlainError(
      `${name} ${version} stays with a part of the browsers; what is live has not changed.\n${lines.join('\n')}`,
    );
  };
  if (isForAll) {
    const asked = await Promise.all(further.map((check) => check(live, planned)));
    refuse([
      ...judge(live, planned, widening),
      ...(await checkReachable(store, description)),
      ...asked.flat(),
    ]);
  }
  return changeRegistry(store, (newest) => {
    const next = widenRollout(newest, name, percent, now());
    refuse(overtakenCheck({ name, version }, liveVersions(name, live), newest));
    if (isForAll) refuse(judge(newest, next, widening));
    const why = { ...(reason ? { reason } : {}), ...(emergency ? { emergency } : {}) };
    const entry = { at: now().toISOString(), author, part: name, version, percent, ...why };
    return withAudit(newest, next, [{ ...entry, action: 'rolled out' }]);
  });
}

function judge(live: ReleaseRegistry, next: ReleaseRegistry, { name, unreleased, mails = [] }: Widening) {
  const { description } = releasesOf(next, name).current;
  const shell = next.shell?.current.description ?? unreleased.shell;
  const others = otherReleases(next, unreleased.remotes ?? []);
  return [...checkFits(description, { shell, others }), ...linksCheck(description, live, next, mails)];
}
