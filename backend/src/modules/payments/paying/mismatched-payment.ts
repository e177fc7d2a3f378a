import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { movePayment } from '../payments/move-payment.js';
import { owedLine, post, postMovement } from '../../books/public.js';
import { insertRefund } from '../refunds/refunds.repository.js';
import { bookDeposit } from '../deposits/book-deposit.js';
import { lockPayment } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import type { AtRest } from './at-rest.js';
import type { Captured } from '../providers/payment-provider.js';

/** The `failure_code` of a payment of which another amount was taken than was asked for. */
export const mismatchCode = 'amount_mismatch';

const ourMistake = 'This is our mistake, and we’re looking into it.';
const refunded = `A different amount was charged from the one you agreed to, so we’ve refunded it and stopped. ${ourMistake}`;
const refundRefused = `A different amount was charged from the one you agreed to, so we’ve stopped. Your bank didn’t accept our refund: we owe you the whole amount and will pay it another way. ${ourMistake}`;

/** Whether a bank has paid another amount, or in another currency, than was asked for. */
export function isOtherAmount(
  { amount_minor, currency }: Pick<Payment, 'amount_minor' | 'currency'>,
  captured: Captured | undefined,
): captured is Captured {
  return captured !== undefined && (captured.amountMinor !== amount_minor || captured.currency !== currency);
}

/**
 * Stops what a payment was for of which another amount was taken than was asked for: all of it goes back at the provider,
 * none of it is booked, the trip (or the change) ends, and administrators and on-call learn of it. What the bank does not
 * take back is owed to the customer, as a refund that failed. Repeated after a crash, it goes on from where things stand.
 *
 * @throws ProviderUnavailable when it is to be tried again; a job does
 */
export async function stopMismatchedPayment(
  { database, payments, payables, now }: Deps,
  found: Payment,
  { ref, captured }: { ref: string; captured: Captured },
  atRest?: AtRest,
): Promise<Payment> {
  const { status, refundRef } = await payments.refund(
    ref,
    captured.amountMinor,
    `${mismatchCode}-${found.uuid}`,
  );
  const isRefunded = status !== 'failed';
  return await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, found);
    if (payment.status !== 'authorized') return payment;
    const at = now();
    const failure = { failure_code: mismatchCode, failure_message: isRefunded ? refunded : refundRefused };
    const after = await movePayment(transaction, payment, 'voided', failure, { now: at });
    await bookDeposit(transaction, after, 'deposit_released', at);
    await payable.part(payment).unpaid(at);
    if (!isRefunded) await oweWhatWasTaken(transaction, after, { captured, refundRef, now: at });
    const asked = { askedMinor: payment.amount_minor, askedCurrency: payment.currency };
    const taken = { takenMinor: captured.amountMinor, takenCurrency: captured.currency };
    const event = {
      kind: 'payment_mismatched',
      reservationUuid: payable.uuid,
      ...asked,
      ...taken,
      isRefunded,
    } as const;
    await publishEvent(transaction, event, at);
    await atRest?.(transaction, after);
    return after;
  });
}

/**
 * Books what a bank has taken by mistake and does not take back: it is owed to the customer, and administrators make the
 * refund again or pay it another way. In another currency than the trip's it stays a difference of the reconciliation.
 */
async function oweWhatWasTaken(
  transaction: Kysely<Tables>,
  { uuid: paymentUuid, reservation_uuid: reservationUuid, currency }: Payment,
  { captured, refundRef, now }: { captured: Captured; refundRef: string; now: Date },
): Promise<void> {
  const { amountMinor } = captured;
  if (captured.currency !== currency) return;
  const reason = 'A different amount was charged from the one agreed to.';
  const taken = { captured_minor: amountMinor, owed_minor: amountMinor };
  await transaction.updateTable('payments').set(taken).where('uuid', '=', paymentUuid).execute();
  const { uuid: refundUuid } = await insertRefund(transaction, {
    payment_uuid: paymentUuid,
    reservation_uuid: reservationUuid,
    amount_minor: amountMinor,
    currency,
    reason,
    kind: 'declined',
    status: 'failed',
    provider_ref: refundRef,
    created_by: null,
    created_at: now,
    settled_at: now,
  });
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'refund', uuid: refundUuid },
    action: 'refund.failed',
    after: { status: 'failed', amount_minor: amountMinor },
    reason,
    at: now,
  });
  const about = { reservationUuid, currency, paymentUuid, refundUuid, at: now };
  await post(transaction, { ...about, lines: [owedLine('Charged by mistake', amountMinor)] });
  await postMovement(transaction, { ...about, kind: 'taken_by_mistake', amountMinor });
}
