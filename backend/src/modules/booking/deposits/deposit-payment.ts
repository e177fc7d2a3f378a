import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { enqueueSchedulePayout } from '../../payouts/public.js';
import type { PaidPart, PayablePart } from '../../payments/public.js';
import { updateReservation, type LockedTrip } from '../reservations/reservations.repository.js';
import { requireOwner } from '../reservations/standing.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { canSetDepositAside, hasEndedEarly } from './deposit-times.js';

/**
 * The deposit of a trip: set aside before the pick-up, and again for one that is held, which it supersedes. Nothing of it is
 * the owner's until it is decided that it is taken.
 */
export function depositPayment(
  { transaction, reservation, isOwnerSuspended }: LockedTrip,
  { isRenewal = false }: PaidPart,
): PayablePart {
  const { uuid: reservationUuid } = reservation;
  return {
    refundKind: 'cancellation',
    due: (_customer, now) => {
      const isHeld = reservation.deposit_status === 'held' && !hasEndedEarly(reservation);
      if (!(isRenewal && isHeld) && !canSetDepositAside(reservation, now)) {
        throw new Problem(422, 'NOTHING_TO_PAY', 'There’s no deposit to authorise for this trip right now.');
      }
      if (reservation.status === 'confirmed') requireOwner(reservation, isOwnerSuspended, 'HOLD_EXPIRED');
      return { amountMinor: reservation.deposit_minor, entries: [] };
    },
    authorized: async (paymentUuid, now) => {
      const held = {
        deposit_status: 'held',
        deposit_payment_uuid: paymentUuid,
        deposit_failed_at: null,
      } as const;
      await updateReservation(transaction, reservationUuid, held, { now });
      if (reservation.deposit_status !== 'held')
        await publishEvent(transaction, { kind: 'deposit_held', reservationUuid }, now);
      return stepOf({ ...reservation, ...held }, paymentUuid);
    },
    nextStep: (paymentUuid) => stepOf(reservation, paymentUuid),
    captured: async (now) => {
      if (reservation.deposit_status !== 'taken') return false;
      await updateReservation(transaction, reservationUuid, {}, { now });
      await enqueueSchedulePayout(transaction, reservationUuid, now);
      return true;
    },
    unpaid: async (now) => {
      const failed = { deposit_status: 'failed', deposit_failed_at: now } as const;
      await updateReservation(transaction, reservationUuid, failed, { now });
      const amountMinor = reservation.deposit_taken_minor ?? 0;
      await publishEvent(transaction, { kind: 'deposit_not_paid', reservationUuid, amountMinor }, now);
    },
  };
}

/** Taken as decided, kept for the trip, or released. */
function stepOf(trip: Reservation, paymentUuid: string): 'capture' | 'void' | 'none' {
  if (paymentUuid !== trip.deposit_payment_uuid || hasEndedEarly(trip)) return 'void';
  if (trip.deposit_status === 'taken') return 'capture';
  return trip.deposit_status === 'held' ? 'none' : 'void';
}
