import type { Kysely } from 'kysely';
import { cancelledByCustomer } from '../cancellation/cancellation-of.js';
import { findLiveChange } from '../changes/changes.repository.js';
import { endLiveChange } from '../changes/end-live-change.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { actOnReservation, type StepRequest } from '../reservations/act-on-reservation.js';
import type { MoveBy } from '../reservations/announce-move.js';
import { moveReservation } from '../reservations/move-reservation.js';
import { claimedTime } from '../reservations/claimed-time.js';
import { requireReservationMove } from '../reservations/reservation-life-cycle.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { isNoShowPossible } from '../reservations/trip-times.js';
import { readPaidMinor, refundReservation, requireTaken } from '../../payments/public.js';
import { deleteClaims, moveClaim, readClaim } from '../../catalog/public.js';
import { isCarOut } from '../late-returns/late-trip.js';
import { requireOneStatement } from '../late-returns/return-statements.js';
import { announceCarBack } from '../late-returns/warn-next-trip.js';
import type { User } from '../../people/public.js';

type Step = (deps: Deps, user: User, request: StepRequest) => Promise<Reservation>;

/** No one came for the car: the money is shared as if the customer had cancelled now. */
export const reportNoShow: Step = async (deps, user, request) =>
  await actOnReservation(deps, user, { ...request, sides: ['owner'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    requireReservationMove(reservation.status, 'no_show');
    if (!isNoShowPossible(reservation, now)) {
      const sentence =
        'You can report a no-show from two hours after the pick-up time, if the customer doesn’t have the car.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
    }
    if (isCarOut(reservation)) {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'The car isn’t back yet, so you can’t report a no-show.');
    }
    await requireTaken(transaction, reservation);
    await endChange(transaction, reservation, 'The customer didn’t pick the car up.', now);
    const paidMinor = await readPaidMinor(transaction, reservation.uuid);
    const { refundMinor } = cancelledByCustomer(reservation, paidMinor, now);
    const by = { now, actorUuid: user.uuid };
    const after = await moveReservation(
      transaction,
      reservation,
      'no_show',
      { claim_uuid: null, ended_at: now },
      by,
    );
    if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
    if (refundMinor > 0) {
      const reason =
        'The customer didn’t pick the car up. The rest is refunded under the cancellation policy.';
      const giving = {
        amountMinor: refundMinor,
        kind: 'cancellation',
        reason,
        actorUuid: null,
        now,
      } as const;
      await refundReservation(transaction, reservation, giving);
    }
    return after;
  });

/** One of the sides says that something is wrong; an administrator settles it. */
export const dispute: Step = async (deps, user, request) =>
  await actOnReservation(deps, user, { ...request, sides: ['customer', 'owner'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    requireReservationMove(reservation.status, 'disputed');
    await endChange(transaction, reservation, 'The trip is disputed.', now);
    return await moveReservation(
      transaction,
      reservation,
      'disputed',
      {},
      { now, actorUuid: user.uuid, reason: request.reason ?? '' },
    );
  });

/** An administrator has settled what was disputed. */
export const resolveDispute: Step = async (deps, user, request) =>
  await actOnReservation(deps, user, { ...request, sides: ['admin'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    if (reservation.status !== 'disputed') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'There’s no open dispute about this trip.');
    }
    requireOneStatement(reservation);
    const by: MoveBy = { now, actorUuid: user.uuid, reason: request.reason ?? '' };
    const { returned_at, customer_returned_at, owner_took_back_at } = reservation;
    // Who said first that the car is back says when it was.
    const said = [customer_returned_at, owner_took_back_at].filter((at) => at !== null);
    const first = said.toSorted((one, other) => one.getTime() - other.getTime())[0];
    const returned = { returned_at: returned_at ?? first ?? now, ended_at: now };
    const after = await moveReservation(transaction, reservation, 'completed', returned, by);
    return await freeTheRest(transaction, after, now);
  });

/** Ends a change of a trip that is not decided yet. */
export async function endChange(
  transaction: Kysely<Tables>,
  { uuid }: Reservation,
  reason: string,
  now: Date,
): Promise<void> {
  const change = await findLiveChange(transaction, uuid);
  if (change !== undefined) await endLiveChange(transaction, change, { now, actorUuid: null, reason });
}

/** What is left of a trip's time when its car is back is free for others, and those who waited for it learn so. */
export async function freeTheRest(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  now: Date,
): Promise<Reservation> {
  await announceCarBack(transaction, reservation, now);
  return await cutClaim(transaction, reservation, reservation.returned_at ?? now, now);
}

/** Ends the claim of a trip when its car came back and the buffer after it is over, unless it has ended by then. */
export async function cutClaim(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  backAt: Date,
  now: Date,
): Promise<Reservation> {
  const { uuid, claim_uuid, pick_up_at } = reservation;
  if (claim_uuid === null) return reservation;
  const { begins_at, ends_at } = await readClaim(transaction, claim_uuid);
  const end = claimedTime(reservation, { pick_up_at, return_at: backAt }).ends_at;
  if (end >= ends_at) return reservation;
  if (backAt > pick_up_at) {
    await moveClaim(transaction, claim_uuid, { begins_at, ends_at: end }, now);
    return reservation;
  }
  const after = await updateReservation(transaction, uuid, { claim_uuid: null }, { now });
  await deleteClaims(transaction, [claim_uuid]);
  return after;
}
