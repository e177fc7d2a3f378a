import type { Deps } from '../../../platform/deps.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { syncRefundCash } from '../../books/public.js';
import { findPaymentOfProvider, lockPayment } from '../payments/payments.repository.js';
import type { ProviderRefund } from '../providers/payment-provider.js';
import { recordRefund } from './record-refund.js';
import { refundOfKey } from './refund-key.js';
import { refundReservation } from './refund-reservation.js';
import { refundableMinor } from './refundable.js';
import { findProviderRefund, updateRefund } from './refunds.repository.js';

const reason = 'Refunded by hand at the payment provider.';

/**
 * Brings a refund into step with what the provider says of it, once however often that is. One that was made at the
 * provider by hand is booked as any other, and administrators read of it.
 *
 * @throws Error when more was given back by hand than is left here: a person has to look at it
 */
export async function recordProviderRefund(deps: Deps, said: ProviderRefund): Promise<void> {
  const ours = refundOfKey(said.idempotencyKey);
  const refundUuid = ours ?? (await bookRefund(deps, said));
  if (refundUuid !== undefined) await recordRefund(deps, refundUuid, said);
}

/** Books a refund that we did not ask for; answers what it is here. */
async function bookRefund(deps: Deps, said: ProviderRefund): Promise<string | undefined> {
  const { database, payables, ownerPayouts, payments, now } = deps;
  const { ref, refundRef, amountMinor } = said;
  const found = await findPaymentOfProvider(database, payments.name, { ref, paymentUuid: undefined });
  if (found === undefined) return undefined;
  return await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, found);
    const before = await findProviderRefund(transaction, refundRef);
    // One that never moved money is no news, nor one of a payment that was not booked.
    const isNews = said.status !== 'failed' && payment.captured_minor > 0;
    if (before !== undefined || !isNews) return before?.uuid;
    if (amountMinor > refundableMinor(payment)) {
      throw new Error(`${refundRef} gave back more by hand than was left of payment ${payment.uuid}`);
    }
    const at = now();
    const giving = { amountMinor, kind: 'provider', reason, actorUuid: null, now: at } as const;
    const [refund] = await refundReservation(transaction, payable, { ...giving, paymentUuid: payment.uuid });
    if (refund === undefined) return undefined;
    const sent = await updateRefund(transaction, refund.uuid, { provider_ref: refundRef });
    await syncRefundCash(transaction, sent, at);
    await ownerPayouts.sync(transaction, payable, at);
    const event = { kind: 'provider_refund_found', reservationUuid: payable.uuid, amountMinor } as const;
    await publishEvent(transaction, event, at);
    return refund.uuid;
  });
}
