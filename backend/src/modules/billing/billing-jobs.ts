import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import type { JobKind } from '../../platform/jobs/job.js';

/** A request looks after its own payment and refund for so long; its bank's answer takes 10 seconds at most. */
export const leftAloneMs = 12_000;

/** Together about half a day: as long as a provider may be out. */
const retries = { limit: 11, firstWaitSeconds: 15 };

/** Brings a payment to its end whose request may not have. */
export const settlePaymentJob: JobKind<{ paymentUuid: string }> = {
  name: 'settle payment',
  queue: 'payments',
  retries,
};

/** Takes or lets go of what is set aside, after the owner's answer. */
export const finishPaymentsJob: JobKind<{ reservationUuid: string }> = {
  name: 'finish payments',
  queue: 'payments',
  retries,
};

/** Sends a refund, and asks what has become of it. */
export const sendRefundJob: JobKind<{ refundUuid: string }> = {
  name: 'send refund',
  queue: 'payments',
  retries,
};

/** Sends our answer to a dispute to the provider. */
export const sendDisputeAnswerJob: JobKind<{ disputeUuid: string }> = {
  name: 'send dispute answer',
  queue: 'payments',
  retries,
};

/** Does what a stored message of the provider asks for. */
export const handleEventJob: JobKind<{ provider: string; eventId: string }> = {
  name: 'handle event',
  queue: 'payments',
  retries,
};

/** Issues the invoices and credit notes that a trip's postings need. */
export const issueInvoicesJob: JobKind<{ reservationUuid: string }> = {
  name: 'issue invoices',
  queue: 'on-time',
  retries: { limit: 6, firstWaitSeconds: 5 },
};

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

/** Deletes a person of a closed account at the provider. */
export const deleteCustomerJob: JobKind<{ userUuid: string; provider: string; ref: string }> = {
  name: 'delete customer',
  queue: 'payments',
  retries,
};

/** Sends money to an owner's account at the provider. */
export const sendTransferJob: JobKind<{ transferUuid: string }> = {
  name: 'send transfer',
  queue: 'payments',
  retries,
};

/** Enqueues a look at what is set aside for a reservation, for when the request that changed its state did not finish. */
export async function enqueueFinishPayments(
  transaction: Kysely<Tables>,
  reservationUuid: string,
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + leftAloneMs);
  await enqueue(transaction, finishPaymentsJob, [{ data: { reservationUuid }, at }]);
}

/** Enqueues the payout of a trip that is over. */
export async function enqueueSchedulePayout(
  transaction: Kysely<Tables>,
  reservationUuid: string,
  now: Date,
): Promise<void> {
  await enqueue(transaction, schedulePayoutJob, [{ data: { reservationUuid }, at: now }]);
}
