import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { findWithJob } from '../../../platform/jobs/live-jobs.repository.js';
import { leftAloneMs, sendRefundJob } from '../payment-jobs.js';
import { settleRefund } from './settle-refund.js';
import { findPendingRefunds, findRefund } from './refunds.repository.js';

/** Between two questions what has become of a refund: half its age, which is seldom minutes and may be days. */
const longestWaitMs = 3_600_000;

/**
 * Sends refunds to the provider that their request could not.
 *
 * @param leaveToJobs leaves out those that have a job of their own, so that the provider is asked once
 */
export async function sendRefunds(deps: Deps, { leaveToJobs = false } = {}): Promise<void> {
  const before = new Date(deps.now().getTime() - leftAloneMs);
  const refunds = (await findPendingRefunds(deps.database, { before })).map(({ uuid }) => uuid);
  const withJob = leaveToJobs
    ? await findWithJob(deps.database, sendRefundJob, 'refundUuid', refunds)
    : new Set<string>();
  await eachOf(
    refunds.filter((uuid) => !withJob.has(uuid)),
    (uuid) => sendRefund(deps, uuid),
  );
}

/** Sends one refund; while the bank has not decided, it is asked again later. */
export async function sendRefund(deps: Deps, refundUuid: string): Promise<void> {
  await settleRefund(deps, refundUuid);
  const refund = await findRefund(deps.database, refundUuid);
  if (refund?.status !== 'pending') return;
  const now = deps.now().getTime();
  const waitMs = Math.min(Math.max((now - refund.created_at.getTime()) / 2, leftAloneMs), longestWaitMs);
  const at = new Date(now + waitMs);
  await enqueue(deps.database, sendRefundJob, [{ data: { refundUuid }, at }]);
}
