import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import type { JobKind } from '../../platform/jobs/job.js';
import { providerRetries } from '../payments/public.js';

/** Puts on the list what an owner gets of a trip that is over. */
export const schedulePayoutJob: JobKind<{ reservationUuid: string }> = {
  name: 'schedule payout',
  queue: 'on-time',
  retries: { limit: 6, firstWaitSeconds: 5 },
};

/** Pays an owner what is due. */
export const payOutJob: JobKind<{ owner_uuid: string; currency: string }> = {
  name: 'pay out to owner',
  queue: 'on-time',
  retries: { limit: 6, firstWaitSeconds: 60 },
};

/** Sends money to an owner's account at the provider. */
export const sendTransferJob: JobKind<{ transferUuid: string }> = {
  name: 'send transfer',
  queue: 'payments',
  retries: providerRetries,
};

/** Enqueues the payout of a trip that is over. */
export async function enqueueSchedulePayout(
  transaction: Kysely<Tables>,
  reservationUuid: string,
  now: Date,
): Promise<void> {
  await enqueue(transaction, schedulePayoutJob, [{ data: { reservationUuid }, at: now }]);
}
