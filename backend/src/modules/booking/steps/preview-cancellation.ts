import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { findVisibleReservation } from '../reservations/find-visible-reservation.js';
import { requireReservationMove } from '../reservations/reservation-life-cycle.js';
import { isCarOut } from '../late-returns/late-trip.js';
import { isBeforePickUp } from '../reservations/trip-times.js';
import { isSuspended, isWithoutOwner, ownerSuspended } from '../reservations/standing.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { cancelledByCustomer, freeUntil, type CancellationOutcome } from '../cancellation/cancellation-of.js';
import type { CancellationBody } from '../cancellation/cancellation.schemas.js';
import {
  finishPayments,
  paidStatuses,
  readPaidMinor,
  readPayments,
  requireTaken,
} from '../../payments/public.js';
import { cancellationPolicyText } from '../../catalog/public.js';
import { type User, type Viewer, viewerOf } from '../../people/public.js';

/**
 * What cancelling would mean for the money now, for the customer to read before they decide. Owners and administrators
 * give all of it back.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND; 409 MOVE_NOT_ALLOWED, PAYMENT_UNDER_WAY
 */
export async function previewCancellation(
  deps: Deps,
  user: User,
  reservationUuid: string,
): Promise<CancellationBody> {
  const { database, now } = deps;
  const reservation = await findVisibleReservation(deps, user, reservationUuid);
  if (reservation.status === 'confirmed') await finishPayments(deps, reservation.uuid);
  const viewer = viewerOf(reservation, user) ?? 'customer';
  const { refundMinor, keptMinor } = await cancellationNow(database, reservation, viewer, now());
  const { currency, cancellation_policy } = reservation;
  const payments = await readPayments(database, reservation.uuid, {
    statuses: ['authorized', ...paidStatuses],
  });
  const setAside = payments.filter(({ status }) => status === 'authorized');
  const heldMinor = payments.reduce((sum, { held_minor }) => sum + held_minor, 0);
  const releasedMinor = setAside.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  const lines = [
    { label: 'Paid so far', amount_minor: refundMinor + keptMinor },
    ...(keptMinor > 0 ? [{ label: 'Kept under the cancellation policy', amount_minor: -keptMinor }] : []),
    ...(releasedMinor > 0 ? [{ label: 'Set aside on the card and released', amount_minor: 0 }] : []),
  ];
  return {
    refund: toMoney(refundMinor, currency),
    kept: toMoney(keptMinor, currency),
    released: toMoney(releasedMinor, currency),
    on_hold: toMoney(Math.min(heldMinor, refundMinor), currency),
    lines,
    free_until:
      viewer === 'customer' && reservation.status === 'confirmed'
        ? (freeUntilOf(reservation, now())?.toISOString() ?? null)
        : null,
    policy_text:
      viewer === 'customer' &&
      isWithoutOwner(reservation, await isSuspended(database, reservation.owner_uuid))
        ? ownerSuspended
        : cancellationPolicyText[viewer === 'owner' ? 'owner' : 'driver'][cancellation_policy],
  };
}

/** Warned that the car may be late, a customer cancels for free until the pick-up, whatever the policy is. */
function freeUntilOf(reservation: Reservation, now: Date): Date | null {
  if (reservation.car_late_at === null) return freeUntil(reservation, now);
  return isBeforePickUp(reservation, now) ? reservation.pick_up_at : null;
}

/**
 * What goes back and what is kept if this side cancels now. A trip whose owner was suspended costs its customer nothing.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED, or PAYMENT_UNDER_WAY while it is not certain yet what is paid
 */
export async function cancellationNow(
  database: Kysely<Tables>,
  reservation: Reservation,
  viewer: Viewer,
  now: Date,
): Promise<CancellationOutcome> {
  requireReservationMove(reservation.status, 'cancelled');
  const isFree = isWithoutOwner(reservation, await isSuspended(database, reservation.owner_uuid));
  if (!isBeforePickUp(reservation, now) && !isCarOut(reservation) && !isFree) {
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'A trip can be cancelled until its pick-up time.');
  }
  if (viewer === 'customer' && reservation.customer_picked_up_at !== null) {
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'You have confirmed that you have the car.');
  }
  if (viewer === 'owner' && reservation.status === 'pending_owner') {
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'Please accept or decline this request.');
  }
  if (reservation.status === 'confirmed') await requireTaken(database, reservation);
  const paidMinor = await readPaidMinor(database, reservation.uuid);
  if (viewer !== 'customer' || reservation.car_late_at !== null || isFree)
    return { keptMinor: 0, refundMinor: paidMinor };
  return cancelledByCustomer(reservation, paidMinor, now);
}
