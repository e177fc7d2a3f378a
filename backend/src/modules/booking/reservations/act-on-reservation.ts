import type { Transaction } from 'kysely';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { unkeyed, type BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { findReservation, lockReservation } from './reservations.repository.js';
import type { Reservation } from './reservations.table.js';
import { reservationNotFound } from './reservation-problems.js';
import { finishPayments, settleRefunds } from '../../payments/public.js';
import type { Car } from '../../catalog/public.js';
import { type User, type Viewer, viewerOf } from '../../people/public.js';

/** Everything that a step needs that a person takes with a reservation. */
export interface Acting {
  transaction: Transaction<Tables>;
  reservation: Reservation;
  car: Car;
  isOwnerSuspended: boolean;
  viewer: Viewer;
  now: Date;
}

/** A step that a person asks for. */
export interface StepRequest {
  reservationUuid: string;
  /** Why, in their own words, for the other side to read. */
  reason?: string;
  begin?: BeginOnce;
}

/** With which reservation something is done, and who may. */
interface ActingOn extends StepRequest {
  sides: readonly Viewer[];
}

/**
 * Takes a step with a locked reservation in one transaction; what the step means for money that is set aside or goes back
 * is passed on to the payment provider afterwards.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND; 403 ROLE_NOT_ALLOWED for a person of another side
 */
export async function actOnReservation(
  deps: Deps,
  user: User,
  { reservationUuid, sides, begin = unkeyed }: ActingOn,
  step: (acting: Acting) => Promise<Reservation>,
): Promise<Reservation> {
  const after = await deps.database.transaction().execute(async (transaction) => {
    await begin(transaction);
    const locked = isUuid(reservationUuid) ? await lockReservation(transaction, reservationUuid) : undefined;
    const viewer = locked && viewerOf(locked.reservation, user);
    if (locked === undefined || viewer === undefined) throw reservationNotFound();
    if (!sides.includes(viewer)) {
      throw new Problem(403, 'ROLE_NOT_ALLOWED', 'Your account isn’t allowed to do this.');
    }
    const moved = await step({ ...locked, transaction, viewer, now: deps.now() });
    return moved;
  });
  await finishPayments(deps, after.uuid);
  await settleRefunds(deps, after.uuid);
  // The provider's answer may have moved it on.
  return (await findReservation(deps.database, after.uuid)) ?? after;
}
