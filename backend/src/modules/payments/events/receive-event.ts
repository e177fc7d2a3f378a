import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '../../../platform/deps.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { handleEventJob } from '../payment-jobs.js';
import { findPaymentOfProvider } from '../payments/payments.repository.js';
import { insertEvent, markHandled } from './payment-events.repository.js';
import type { ProviderEvent } from '../providers/payment-provider.js';
import { recordDispute } from '../disputes/record-dispute.js';
import { recordProviderRefund } from '../refunds/record-provider-refund.js';
import { settlePayment } from '../paying/settle-payment.js';

/** Who received a message has done by then what it asks for. */
export const handledWithinMs = 30_000;

/**
 * Takes a message of the provider in. It counts once, however often it arrives; what it says is only taken as a hint to
 * ask the provider how things stand, so that messages out of order do no harm. It is taken in once it is stored: what it
 * asks for and cannot be done at once, a job does.
 *
 * @throws Problem 400 SIGNATURE_INVALID
 */
export async function receiveEvent(deps: Deps, rawBody: Buffer, headers: IncomingHttpHeaders): Promise<void> {
  const { database, payments, now } = deps;
  const event = await payments.readEvent(rawBody, headers);
  const receivedAt = now();
  const isNew = await database.transaction().execute(async (transaction) => {
    const isStored = await insertEvent(transaction, {
      provider: payments.name,
      event_id: event.id,
      type: event.type,
      provider_ref: event.ref ?? null,
      payment_uuid: event.paymentUuid ?? null,
      refund_ref: event.refundRef ?? null,
      dispute_ref: event.disputeRef ?? null,
      account_ref: event.accountRef ?? null,
      payout_ref: event.payoutRef ?? null,
      payload: rawBody.toString(),
      received_at: receivedAt,
      handled_at: null,
    });
    const data = { provider: payments.name, eventId: event.id };
    const at = new Date(receivedAt.getTime() + handledWithinMs);
    if (isStored) await enqueue(transaction, handleEventJob, [{ data, at }]);
    return isStored;
  });
  if (!isNew) return;
  // The provider's part is done once its message is stored: the job tries again, and logs what goes wrong then.
  await handleEvent(deps, event).catch(() => undefined);
}

/** Does what a stored message asks for; repeated by a job until it has been done. */
export async function handleEvent(deps: Deps, event: ProviderEvent): Promise<void> {
  const { database, payments, now } = deps;
  const { id, type, ref, paymentUuid, refundRef, disputeRef, accountRef } = event;
  if (accountRef !== undefined) {
    await deps.ownerPayouts.handleAccountEvent(deps, event);
  } else if (disputeRef !== undefined) {
    const said = await payments.retrieveDispute(disputeRef);
    if (said !== undefined) await recordDispute(deps, said);
  } else if (refundRef === undefined) {
    const payment = await findPaymentOfProvider(database, payments.name, { ref, paymentUuid });
    const said = payment && ref !== undefined ? await payments.retrieve({ ref }) : undefined;
    if (payment !== undefined && said !== undefined) await settlePayment(deps, payment, said);
    // A person gave something of it back at the provider.
    if (payment !== undefined && ref !== undefined && type === 'charge.refunded') {
      for (const refund of await payments.listRefunds(ref)) await recordProviderRefund(deps, refund);
    }
  } else {
    const said = await payments.retrieveRefund(refundRef);
    if (said !== undefined) await recordProviderRefund(deps, said);
  }
  await markHandled(database, payments.name, id, now());
}
