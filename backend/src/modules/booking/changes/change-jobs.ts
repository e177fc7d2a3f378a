import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import type { Change } from './changes.table.js';

/** Ends a change that was not answered or not paid in time. */
export const expireChangeJob: JobKind<{ uuid: string; reservation_uuid: string }> = {
  name: 'expire change',
  queue: 'on-time',
  retries: { limit: 6, firstWaitSeconds: 5 },
};

/** Enqueues the end of a change that is still open, for the time at which it is over as it stands now. */
export async function enqueueExpiry(
  transaction: Kysely<Tables>,
  { uuid, reservation_uuid, status, pay_by, expires_at }: Change,
): Promise<void> {
  if (status !== 'requested' && status !== 'awaiting_payment') return;
  await enqueue(transaction, expireChangeJob, [
    { data: { uuid, reservation_uuid }, at: pay_by ?? expires_at },
  ]);
}
