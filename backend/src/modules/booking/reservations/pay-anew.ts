import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { bookingLines, ledgerLine } from '../../books/public.js';
import { readTakenBackMinor, type PaidPart, type PayablePart } from '../../payments/public.js';
import { plus, shareOut, type Split } from '../../catalog/public.js';
import { updateReservation, type LockedTrip } from './reservations.repository.js';
import type { Reservation } from './reservations.table.js';
import { requireOwner } from './standing.js';
import { isBeforePickUp } from './trip-times.js';

/** So long a customer has to pay a trip anew, or until its pick-up if that is sooner. */
const payAnewWithinMs = 24 * 3_600_000;

/** Whether a trip waits to be paid anew: its bank has taken the payment back for good. */
export function isToPayAnew({ status, repay_by }: Pick<Reservation, 'status' | 'repay_by'>): boolean {
  return status === 'confirmed' && repay_by !== null;
}

/**
 * Follows a bank that has decided a dispute: before its pick-up what the bank has kept is to be paid anew. What it
 * gives back after all ends that.
 */
export async function followVerdict(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  now: Date,
): Promise<void> {
  const { uuid, status, pick_up_at, customer_picked_up_at, repay_by } = reservation;
  const missingMinor = await readTakenBackMinor(transaction, reservation.uuid, reservation.price.total_minor);
  if (missingMinor === 0) {
    await endPayAnew(transaction, reservation, now);
    return;
  }
  const isAhead =
    status === 'confirmed' && isBeforePickUp(reservation, now) && customer_picked_up_at === null;
  if (!isAhead || repay_by !== null) return;
  const payBy = new Date(Math.min(now.getTime() + payAnewWithinMs, pick_up_at.getTime()));
  await updateReservation(transaction, uuid, { repay_by: payBy }, { now });
  await audit(transaction, reservation, 'to_pay_anew', missingMinor, now);
  const event = {
    kind: 'trip_to_pay_anew',
    reservationUuid: uuid,
    amountMinor: missingMinor,
    payBy,
  } as const;
  await publishEvent(transaction, event, now);
}

/** Whether a payment is, or would be, one that pays a trip anew: its bank has set it aside after the trip was booked. */
export function isAnew(reservation: Reservation, { authorized_at = null }: PaidPart): boolean {
  const { booked_at } = reservation;
  return (
    isToPayAnew(reservation) || (authorized_at !== null && booked_at !== null && authorized_at > booked_at)
  );
}

/**
 * What is missing of the price of a trip that is to be paid anew. Nothing is once the bank has given the first payment back
 * after all.
 */
export function anewPayment({ transaction, reservation, isOwnerSuspended }: LockedTrip): PayablePart {
  const { uuid, price, lines, repay_by } = reservation;
  return {
    refundKind: 'cancellation',
    due: async (_customer, now) => {
      if (repay_by === null || repay_by <= now) {
        throw new Problem(409, 'HOLD_EXPIRED', 'The time to pay this trip again has run out.');
      }
      requireOwner(reservation, isOwnerSuspended, 'HOLD_EXPIRED');
      const amountMinor = await readTakenBackMinor(transaction, uuid, price.total_minor);
      const whole = bookingLines(lines, price);
      if (amountMinor === price.total_minor) return { amountMinor, entries: whole };
      const none: Split = { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 };
      const share = shareOut(amountMinor, whole.reduce<Split>(plus, none));
      return { amountMinor, entries: [ledgerLine('rental', 'Paid again', share)] };
    },
    authorized: () => 'capture',
    nextStep: () => (isToPayAnew(reservation) ? 'capture' : 'void'),
    captured: async (now) => {
      await endPayAnew(transaction, reservation, now);
      return isToPayAnew(reservation);
    },
    // It stays to be paid anew, with another card.
    unpaid: () => undefined,
  };
}

/** Notes that nothing is missing of a trip any more; changes nothing for others. */
async function endPayAnew(transaction: Kysely<Tables>, reservation: Reservation, now: Date): Promise<void> {
  if (!isToPayAnew(reservation)) return;
  const { uuid: reservationUuid, price } = reservation;
  await updateReservation(transaction, reservationUuid, { repay_by: null }, { now });
  await audit(transaction, reservation, 'paid_anew', price.total_minor, now);
  await publishEvent(transaction, { kind: 'trip_paid_anew', reservationUuid }, now);
}

const reasons = {
  to_pay_anew: 'The bank took the payment back.',
  paid_anew: 'Nothing of the price is missing any more.',
};

async function audit(
  transaction: Kysely<Tables>,
  { uuid }: Reservation,
  what: 'to_pay_anew' | 'paid_anew',
  amount_minor: number,
  at: Date,
): Promise<void> {
  const subject = { type: 'reservation', uuid } as const;
  const action = `reservation.${what}`;
  const reason = reasons[what];
  await recordAudit(transaction, { actorUuid: null, subject, action, after: { amount_minor }, reason, at });
}
