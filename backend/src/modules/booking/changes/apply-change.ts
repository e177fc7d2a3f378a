import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { claimedTime } from '../reservations/claimed-time.js';
import { addedTimes } from './added-times.js';
import type { Change } from './changes.table.js';
import { moveChange } from './move-change.js';
import { isCarFree, moveClaim } from '../../catalog/public.js';

/** Whether no one else has what a change would add. The added days must not be held for the change itself. */
export async function areAddedTimesFree(
  database: Kysely<Tables>,
  reservation: Reservation,
  wanted: { pick_up_at: Date; return_at: Date },
  now: Date,
): Promise<boolean> {
  for (const { begins_at: from, ends_at: to } of addedTimes(
    claimedTime(reservation),
    claimedTime(reservation, wanted),
  )) {
    if (!(await isCarFree(database, reservation.car_uuid, { from, to, now }))) return false;
  }
  return true;
}

/** Makes a change whose added days are free and no longer held: the reservation and the car's calendar follow it. */
export async function applyChange(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  change: Change,
  by: { now: Date; actorUuid: string | null },
): Promise<Reservation> {
  const { pick_up_at, return_at, day_rates, price, lines, basis } = change;
  if (reservation.claim_uuid === null)
    throw new Error(`Reservation ${reservation.uuid} has no claim to move`);
  await moveClaim(transaction, reservation.claim_uuid, claimedTime(reservation, change), by.now);
  await moveChange(transaction, change, 'applied', { claim_uuids: [], pay_by: null }, by);
  return await updateReservation(
    transaction,
    reservation.uuid,
    {
      pick_up_at,
      return_at,
      day_rates: JSON.stringify(day_rates),
      price: JSON.stringify(price),
      lines: JSON.stringify(lines),
      basis: JSON.stringify(basis),
    },
    { now: by.now },
  );
}
