import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { leftAloneMs, sendRefundJob } from '../payment-jobs.js';
import type { Refund } from '../payments/payments.table.js';

/** Has a job send pending refunds to the provider, in case the request that decided them cannot. */
export async function enqueueRefunds(
  transaction: Kysely<Tables>,
  refunds: readonly Refund[],
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + leftAloneMs);
  const jobs = refunds.map(({ uuid }) => ({ data: { refundUuid: uuid }, at }));
  await enqueue(transaction, sendRefundJob, jobs);
}
