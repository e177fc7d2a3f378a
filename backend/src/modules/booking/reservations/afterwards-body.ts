import type { ReservationBody } from './reservation.schemas.js';
import type { Reservation } from './reservations.table.js';
import { objectBy } from './trip-times.js';

/** What each side has confirmed of a trip, and what the customer objects to. */
export function afterwardsOf(
  reservation: Reservation,
): Pick<ReservationBody, 'confirmed' | 'object_by' | 'objection'> {
  const { objected_at, objection, objection_decision: decision } = reservation;
  const sides = (customer: Date | null, owner: Date | null) => [
    ...(customer === null ? [] : (['customer'] as const)),
    ...(owner === null ? [] : (['owner'] as const)),
  ];
  return {
    confirmed: {
      pick_up: sides(reservation.customer_picked_up_at, reservation.owner_handed_over_at),
      return: sides(reservation.customer_returned_at, reservation.owner_took_back_at),
    },
    object_by: objectBy(reservation)?.toISOString() ?? null,
    objection:
      objected_at === null || objection === null
        ? null
        : { reason: objection, at: objected_at.toISOString(), decision },
  };
}
