import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { actOnReservation, type Acting, type StepRequest } from '../reservations/act-on-reservation.js';
import { requireReservationIsOn } from '../reservations/reservation-life-cycle.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { claimedTime } from '../reservations/claimed-time.js';
import { addedTimes } from './added-times.js';
import { applyChange, areAddedTimesFree } from './apply-change.js';
import { requireChangeMove } from './change-life-cycle.js';
import { changePayBy } from './change-times.js';
import { findChange } from './changes.repository.js';
import type { Change } from './changes.table.js';
import { findVisibleChange } from './find-visible-change.js';
import { moveChange } from './move-change.js';
import { settleDifference, waiveDifference } from './settle-difference.js';
import { carUnavailable, insertClaim } from '../../catalog/public.js';
import type { User, Viewer } from '../../people/public.js';

/** What a person says to a change. */
export interface ChangeAnswer extends Omit<StepRequest, 'reservationUuid'> {
  changeUuid: string;
}

/**
 * The owner (or an administrator) approves a change. One that costs more holds the added days while the difference is
 * paid, unless that is too little to be charged; any other is made at once, and what it saves goes back.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED when its time is over or it is decided; CAR_UNAVAILABLE when the days are taken
 */
export async function approveChange(deps: Deps, user: User, answer: ChangeAnswer): Promise<Reservation> {
  return await act(deps, user, { ...answer, sides: ['owner', 'admin'] }, async (acting, change) => {
    const { transaction, reservation, now } = acting;
    requireChangeMove(change.status, 'approved');
    requireReservationIsOn(reservation.status);
    if (change.expires_at <= now) {
      throw new Problem(
        409,
        'MOVE_NOT_ALLOWED',
        'The time to answer this change has run out, so the trip stays as it was.',
      );
    }
    if (!(await areAddedTimesFree(transaction, reservation, change, now))) throw carUnavailable();
    const by = { now, actorUuid: user.uuid };
    const approved = await moveChange(transaction, change, 'approved', {}, by);
    if (approved.difference_minor > 0) {
      return approved.difference_minor < deps.payments.minimumMinor(reservation.currency)
        ? await waiveDifference(transaction, reservation, approved, by)
        : await awaitPayment(acting, approved);
    }
    const after = await applyChange(transaction, reservation, approved, by);
    await settleDifference(transaction, reservation, approved, by);
    return after;
  });
}

/** The owner (or an administrator) declines a change: the trip is as it was. */
export async function declineChange(deps: Deps, user: User, answer: ChangeAnswer): Promise<Reservation> {
  const { reason = '' } = answer;
  const who = { ...answer, sides: ['owner', 'admin'] } as const;
  return await act(deps, user, who, async ({ transaction, reservation, now }, change) => {
    await moveChange(transaction, change, 'declined', { reason }, { now, actorUuid: user.uuid, reason });
    return reservation;
  });
}

/** The customer takes a change back that is not answered yet. */
export async function withdrawChange(deps: Deps, user: User, answer: ChangeAnswer): Promise<Reservation> {
  const who = { ...answer, sides: ['customer'] } as const;
  return await act(deps, user, who, async ({ transaction, reservation, now }, change) => {
    await moveChange(transaction, change, 'withdrawn', {}, { now, actorUuid: user.uuid });
    return reservation;
  });
}

async function act(
  deps: Deps,
  user: User,
  { changeUuid, ...request }: ChangeAnswer & { sides: readonly Viewer[] },
  step: (acting: Acting, change: Change) => Promise<Reservation>,
): Promise<Reservation> {
  const { reservation } = await findVisibleChange(deps, user, changeUuid);
  const who = { ...request, reservationUuid: reservation.uuid };
  return await actOnReservation(deps, user, who, async (acting) => {
    // Read again behind the lock: another person may have decided meanwhile.
    const change = await findChange(acting.transaction, changeUuid);
    if (change === undefined) throw new Error(`Change ${changeUuid} has vanished`);
    return await step(acting, change);
  });
}

async function awaitPayment({ transaction, reservation, now }: Acting, change: Change): Promise<Reservation> {
  const payBy = changePayBy(reservation, change, now);
  const claimUuids: string[] = [];
  for (const time of addedTimes(claimedTime(reservation), claimedTime(reservation, change))) {
    const claim = { kind: 'hold', ...time, holdExpiresAt: payBy } as const;
    claimUuids.push(await insertClaim(transaction, reservation.car_uuid, claim, now));
  }
  const changes = { pay_by: payBy, claim_uuids: claimUuids };
  await moveChange(transaction, change, 'awaiting_payment', changes, { now, actorUuid: null });
  return reservation;
}
