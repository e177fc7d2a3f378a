import type { Kysely, Updateable } from 'kysely';
import { findLiveChange } from '../changes/changes.repository.js';
import { endLiveChange } from '../changes/end-live-change.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { actOnReservation, type Acting, type StepRequest } from '../reservations/act-on-reservation.js';
import type { MoveBy } from '../reservations/announce-move.js';
import { moveReservation } from '../reservations/move-reservation.js';
import { requireReservationMove } from '../reservations/reservation-life-cycle.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import { requireCustomer, requireOwner } from '../reservations/standing.js';
import type { Reservation, ReservationsTable } from '../reservations/reservations.table.js';
import { isToPayAnew } from '../reservations/pay-anew.js';
import { endChange, freeTheRest } from './run-trip.js';
import { canBeHandedOver } from '../reservations/trip-times.js';
import { announceLateFee, lateFeeColumns } from '../late-returns/charge-late-fee.js';
import type { User } from '../../people/public.js';

type Step = (deps: Deps, user: User, request: StepRequest) => Promise<Reservation>;
type Side = 'customer' | 'owner';

/** The owner says that the customer has the car; the trip begins once both have said so. */
export const handOver: Step = (deps, user, request) => confirmPickUpOf('owner', deps, user, request);

/** The customer says that they have the car; the trip begins once both have said so. */
export const confirmPickUp: Step = (deps, user, request) => confirmPickUpOf('customer', deps, user, request);

/** The owner says that the car is back: the trip is completed once the customer agrees, or when its end has passed. */
export const takeBack: Step = (deps, user, request) => confirmReturnOf('owner', deps, user, request);

/** The customer says that they have brought the car back: the trip is completed once the owner has it. */
export const confirmReturn: Step = (deps, user, request) => confirmReturnOf('customer', deps, user, request);

async function confirmPickUpOf(
  side: Side,
  deps: Deps,
  user: User,
  request: StepRequest,
): Promise<Reservation> {
  return await actOnReservation(deps, user, { ...request, sides: [side] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    requireReservationMove(reservation.status, 'in_progress');
    if (!canBeHandedOver(reservation, now)) {
      const sentence = isToPayAnew(reservation)
        ? 'The customer’s bank has taken the payment back. The car can be handed over once it is paid again.'
        : 'A car can be handed over from a day before the pick-up until the return.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
    }
    if (side === 'owner') await requireCustomer(transaction, reservation);
    // What the owner has handed over is out: its customer may say so.
    else if (reservation.owner_handed_over_at === null) requireOwner(reservation, acting.isOwnerSuspended);
    const said = side === 'owner' ? { owner_handed_over_at: now } : { customer_picked_up_at: now };
    const other = side === 'owner' ? reservation.customer_picked_up_at : reservation.owner_handed_over_at;
    if (other === null) return await note(acting, user, 'pick_up', said);
    return await beginTrip(
      transaction,
      reservation,
      { ...said, handed_over_at: now },
      { now, actorUuid: user.uuid },
    );
  });
}

async function confirmReturnOf(
  side: Side,
  deps: Deps,
  user: User,
  request: StepRequest,
): Promise<Reservation> {
  return await actOnReservation(deps, user, { ...request, sides: [side] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    requireReservationMove(reservation.status, 'completed');
    if (reservation.status === 'disputed') {
      throw new Problem(
        409,
        'MOVE_NOT_ALLOWED',
        'This trip is disputed. We’re settling it with both of you.',
      );
    }
    const said = side === 'owner' ? { owner_took_back_at: now } : { customer_returned_at: now };
    const other = side === 'owner' ? reservation.customer_returned_at : reservation.owner_took_back_at;
    const isOver = side === 'owner' && now >= reservation.return_at;
    if (other === null && !isOver) return await note(acting, user, 'return', said);
    // Who said first that the car is back says when it was.
    const returnedAt = other ?? now;
    const fee = side === 'owner' ? lateFeeColumns(reservation, returnedAt, now) : {};
    const by = { now, actorUuid: user.uuid };
    const ended = await endTrip(transaction, reservation, { ...said, ...fee, returned_at: returnedAt }, by);
    await announceLateFee(transaction, ended, by);
    return ended;
  });
}

/** Begins a locked trip. A change that would have moved the pick-up means nothing any more. */
export async function beginTrip(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  changes: Updateable<ReservationsTable>,
  by: MoveBy,
): Promise<Reservation> {
  const change = await findLiveChange(transaction, reservation.uuid);
  const isMoved = change?.pick_up_at.getTime() !== reservation.pick_up_at.getTime();
  if (change !== undefined && isMoved) {
    const reason = 'The trip has begun as it had been agreed before.';
    await endLiveChange(transaction, change, { now: by.now, actorUuid: null, reason });
  }
  return await moveReservation(transaction, reservation, 'in_progress', changes, by);
}

/** Completes a locked trip; when the car came early, its time is free again. */
export async function endTrip(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  changes: Updateable<ReservationsTable>,
  by: MoveBy,
): Promise<Reservation> {
  await endChange(transaction, reservation, 'The car is back.', by.now);
  const ended = { ...changes, ended_at: by.now };
  const after = await moveReservation(transaction, reservation, 'completed', ended, by);
  return await freeTheRest(transaction, after, by.now);
}

/** Notes what one side said, for the other to confirm. Said again, it changes nothing. */
async function note(
  { transaction, reservation, viewer, now }: Acting,
  user: User,
  what: 'pick_up' | 'return',
  said: Updateable<ReservationsTable>,
): Promise<Reservation> {
  const [column = ''] = Object.keys(said);
  if (reservation[column as keyof Reservation] !== null) return reservation;
  const { uuid, status } = reservation;
  await recordAudit(transaction, {
    actorUuid: user.uuid,
    subject: { type: 'reservation', uuid },
    action: `reservation.${what}_confirmed`,
    before: { status },
    after: { status },
    at: now,
  });
  const by = viewer === 'customer' ? 'customer' : 'owner';
  await publishEvent(transaction, { kind: 'handover_confirmed', reservationUuid: uuid, by, what }, now);
  return await updateReservation(transaction, uuid, said, { now });
}
