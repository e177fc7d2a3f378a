import type { Kysely } from 'kysely';
import { findChange } from '../changes/changes.repository.js';
import { canBeMade, makePaidChange } from '../changes/pay-change.js';
import type { Tables } from '../database/tables.js';
import { reversed } from '../ledger/ledger-lines.js';
import { post } from '../ledger/ledger.repository.js';
import { announce } from '../notifications/announce.js';
import { isOwed } from '../reservations/reservation-life-cycle.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { giveBack } from './give-back.js';
import { movePayment } from './move-payment.js';
import type { Payment } from './payments.table.js';

/**
 * Writes down that the bank has paid, in the books too, and makes the change that it was for. What nobody owes any more,
 * because trip or change ended before the bank's answer came, goes back whole; a job sends it off.
 */
export async function recordCapture(
  transaction: Kysely<Tables>,
  payment: Payment,
  reservation: Reservation,
  now: Date,
): Promise<void> {
  const captured = { captured_at: now, captured_minor: payment.amount_minor };
  await movePayment(transaction, payment, 'captured', captured, { now });
  const { uuid: reservationUuid, currency } = reservation;
  const posting = { reservationUuid, currency, paymentUuid: payment.uuid, lines: payment.entries, at: now };
  await post(transaction, posting);

  if (payment.change_uuid !== null) {
    const change = await findChange(transaction, payment.change_uuid);
    if (canBeMade(change, reservation)) await makePaidChange(transaction, reservation, change, now);
    else await giveAllBack(transaction, reservation, payment, now);
  } else if (!isOwed(reservation.status)) {
    await giveAllBack(transaction, reservation, payment, now);
  }
}

async function giveAllBack(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  { uuid: paymentUuid, amount_minor: amountMinor, change_uuid, entries }: Payment,
  now: Date,
): Promise<void> {
  const reason = 'Your bank paid this after it had ended.';
  const kind = change_uuid === null ? 'cancellation' : 'change';
  const lines = entries.map((line) => reversed(line, reason));
  await giveBack(transaction, reservation, {
    ...{ amountMinor, kind, reason, paymentUuid, lines, now },
    actorUuid: null,
  });
  const event = { kind: 'payment_refunded', amountMinor, reason } as const;
  await announce(transaction, { ...event, reservationUuid: reservation.uuid }, now);
}
