import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { actOnReservation, type StepRequest } from '../reservations/act-on-reservation.js';
import { moveReservation } from '../reservations/move-reservation.js';
import { awaitsVerification, requireReservationMove } from '../reservations/reservation-life-cycle.js';
import { requireCustomer } from '../reservations/standing.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { takeCar } from '../reservations/take-car.js';
import { carUnavailable, deleteClaims } from '../../catalog/public.js';
import type { User } from '../../people/public.js';

/**
 * The owner accepts a request: the trip is confirmed, and what was set aside is taken.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED, also when the time to answer is over
 */
export async function acceptRequest(deps: Deps, owner: User, request: StepRequest): Promise<Reservation> {
  const who = { ...request, sides: ['owner'] } as const;
  return await actOnReservation(deps, owner, who, async ({ transaction, reservation, now }) => {
    requireReservationMove(reservation.status, 'confirmed');
    requireRequest(reservation);
    if (reservation.answer_by !== null && reservation.answer_by <= now) {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'The time to answer this request has run out.');
    }
    await requireCustomer(transaction, reservation);
    const claimUuid = await takeCar(transaction, reservation, null, now);
    if (claimUuid === undefined) throw carUnavailable();
    const changes = { claim_uuid: claimUuid, answer_by: null };
    return await moveReservation(transaction, reservation, 'confirmed', changes, {
      now,
      actorUuid: owner.uuid,
    });
  });
}

/**
 * The owner declines a request, or to hold the car until its customer is verified: nothing is charged.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function declineRequest(deps: Deps, owner: User, request: StepRequest): Promise<Reservation> {
  const { reason = '' } = request;
  const who = { ...request, sides: ['owner'] } as const;
  return await actOnReservation(deps, owner, who, async ({ transaction, reservation, now }) => {
    if (reservation.status === 'pending_payment' && !awaitsVerification(reservation)) {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'The customer is paying for this trip now.');
    }
    const changes = { claim_uuid: null, hold_expires_at: null, decline_reason: reason };
    const by = { now, actorUuid: owner.uuid, reason };
    const after = await moveReservation(transaction, reservation, 'declined', changes, by);
    if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
    return after;
  });
}

/** Only a payment confirms what is still to be paid. */
function requireRequest({ status }: Reservation): void {
  if (status === 'pending_owner') return;
  throw new Problem(
    409,
    'MOVE_NOT_ALLOWED',
    'This trip hasn’t been paid for yet, so there’s nothing to accept.',
  );
}
