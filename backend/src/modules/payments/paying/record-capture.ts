import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { reversed, post } from '../../books/public.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { refundReservation } from '../refunds/refund-reservation.js';
import { movePayment } from '../payments/move-payment.js';
import { bookDeposit } from '../deposits/book-deposit.js';
import { findPayment } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import type { Payable } from '../payable.js';

/**
 * Writes down that the bank has paid, in the books too, and makes the change that it was for. What no one owes any more,
 * because trip or change ended before the bank's answer came, goes back whole; a job sends it off.
 *
 * @returns the payment as it is then
 */
export async function recordCapture(
  transaction: Kysely<Tables>,
  payment: Payment,
  payable: Payable,
  now: Date,
): Promise<Payment> {
  const captured = { captured_at: now, captured_minor: payment.amount_minor };
  const after = await movePayment(transaction, payment, 'captured', captured, { now });
  await bookDeposit(transaction, after, 'deposit_released', now);
  const { uuid: reservationUuid, currency } = payable;
  const posting = { reservationUuid, currency, paymentUuid: payment.uuid, lines: payment.entries, at: now };
  await post(transaction, posting);

  const isOwed = await payable.part(payment).captured(now);
  if (isOwed) return after;
  await refundInFull(transaction, payable, payment, now);
  return (await findPayment(transaction, payment.uuid)) ?? after;
}

async function refundInFull(
  transaction: Kysely<Tables>,
  payable: Payable,
  payment: Payment,
  now: Date,
): Promise<void> {
  const reason = 'Your bank paid this after it had ended.';
  const { uuid: paymentUuid, amount_minor: amountMinor, entries } = payment;
  const lines = entries.map((line) => reversed(line, reason));
  await refundReservation(transaction, payable, {
    amountMinor,
    kind: payable.part(payment).refundKind,
    reason,
    paymentUuid,
    lines,
    now,
    actorUuid: null,
  });
  const event = { kind: 'payment_refunded', amountMinor, reason } as const;
  await publishEvent(transaction, { ...event, reservationUuid: payable.uuid }, now);
}
