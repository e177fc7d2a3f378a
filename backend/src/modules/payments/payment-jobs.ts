import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import type { JobKind } from '../../platform/jobs/job.js';

/** A request looks after its own payment and refund for so long; its bank's answer takes 10 seconds at most. */
export const leftAloneMs = 12_000;

/** Together about half a day: as long as a provider may be out. */
export const providerRetries = { limit: 11, firstWaitSeconds: 15 };

/** Brings a payment to its end whose request may not have. */
export const settlePaymentJob: JobKind<{ paymentUuid: string }> = {
  name: 'settle payment',
  queue: 'payments',
  retries: providerRetries,
};

/** Takes or lets go of what is set aside, after the owner's answer. */
export const finishPaymentsJob: JobKind<{ reservationUuid: string }> = {
  name: 'finish payments',
  queue: 'payments',
  retries: providerRetries,
};

/** Sends a refund, and asks what has become of it. */
export const sendRefundJob: JobKind<{ refundUuid: string }> = {
  name: 'send refund',
  queue: 'payments',
  retries: providerRetries,
};

/** Sends our answer to a dispute to the provider. */
export const sendDisputeAnswerJob: JobKind<{ disputeUuid: string }> = {
  name: 'send dispute answer',
  queue: 'payments',
  retries: providerRetries,
};

/** Does what a stored message of the provider asks for. */
export const handleEventJob: JobKind<{ provider: string; eventId: string }> = {
  name: 'handle event',
  queue: 'payments',
  retries: providerRetries,
};

/** Deletes a person of a closed account at the provider. */
export const deleteCustomerJob: JobKind<{ userUuid: string; provider: string; ref: string }> = {
  name: 'delete customer',
  queue: 'payments',
  retries: providerRetries,
};

/** Has the provider forget a card that its customer removed. */
export const forgetMethodJob: JobKind<{ provider: string; ref: string }> = {
  name: 'forget card',
  queue: 'payments',
  retries: providerRetries,
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
