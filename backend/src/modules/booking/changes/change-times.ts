import type { Reservation } from '../reservations/reservations.table.js';

const hourMs = 3_600_000;
const answerWithinMs = 24 * hourMs;
/** No one sits there waiting when a change is approved, unlike with a booking: there is a day to pay. */
const payWithinMs = 24 * hourMs;

/** Until when a change may be answered: 24 hours, or when the trip as it is or would be begins, if that is sooner. */
export function changeExpiresAt(reservation: Reservation, wanted: { pick_up_at: Date }, now: Date): Date {
  return new Date(Math.min(now.getTime() + answerWithinMs, lastMoment(reservation, wanted)));
}

/** Until when the difference may be paid: 24 hours, or as above. */
export function changePayBy(reservation: Reservation, wanted: { pick_up_at: Date }, now: Date): Date {
  return new Date(Math.min(now.getTime() + payWithinMs, lastMoment(reservation, wanted)));
}

function lastMoment({ status, pick_up_at, return_at }: Reservation, wanted: { pick_up_at: Date }): number {
  if (status === 'in_progress') return return_at.getTime();
  return Math.min(pick_up_at.getTime(), wanted.pick_up_at.getTime());
}
