import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { enqueueFinishPayments } from '../../payments/public.js';
import { enqueueSchedulePayout } from '../../payouts/public.js';
import type { Reservation } from './reservations.table.js';

interface OfReservation extends Record<string, string> {
  reservationUuid: string;
}

const retries = { limit: 6, firstWaitSeconds: 5 };

/** Ends a hold that was not paid in time. */
export const expireHoldJob: JobKind<OfReservation> = { name: 'expire hold', queue: 'on-time', retries };

/** Ends a request that its owner did not answer in time. */
export const expireRequestJob: JobKind<OfReservation> = { name: 'expire request', queue: 'on-time', retries };

/** Enqueues what a move makes necessary later. */
export async function enqueueAfterMove(
  transaction: Kysely<Tables>,
  { status: from }: Reservation,
  { uuid: reservationUuid, status, answer_by }: Reservation,
  now: Date,
): Promise<void> {
  if (status === 'pending_owner' && answer_by !== null) {
    await enqueue(transaction, expireRequestJob, [{ data: { reservationUuid }, at: answer_by }]);
  }
  if (from === 'pending_owner') await enqueueFinishPayments(transaction, reservationUuid, now);
  if (status === 'completed' || status === 'cancelled' || status === 'no_show') {
    await enqueueSchedulePayout(transaction, reservationUuid, now);
  }
}
