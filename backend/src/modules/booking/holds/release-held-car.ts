import type { LockedTrip } from '../reservations/reservations.repository.js';
import { moveReservation } from '../reservations/move-reservation.js';
import { deleteClaims } from '../../catalog/public.js';

/** Gives a car free for a reason that its customer has no part in: it bars them from nothing. */
export async function releaseHeldCar(
  { transaction, reservation }: LockedTrip,
  to: 'expired' | 'declined',
  reason: string,
  now: Date,
): Promise<void> {
  const ended = to === 'declined' ? { answer_by: null, decline_reason: reason } : { hold_expires_at: null };
  const changes = { claim_uuid: null, ...ended };
  await moveReservation(transaction, reservation, to, changes, { now, actorUuid: null, reason });
  if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
}
