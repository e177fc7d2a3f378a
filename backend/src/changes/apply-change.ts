import type { Kysely } from 'kysely';
import { deleteClaims, isCarFree, moveClaim } from '../calendar/car-claims.repository.js';
import type { Tables } from '../database/tables.js';
import type { PaymentFailure } from '../payments/providers/payment-provider.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { addedTimes, timeOf } from './added-times.js';
import { findChange } from './changes.repository.js';
import type { Change } from './changes.table.js';
import { moveChange } from './move-change.js';

/**
 * Makes an approved change whose difference the bank has authorised. If the added days were given free meanwhile, it
 * takes them again when they still are.
 *
 * @returns undefined when it is made, else why it cannot be, for the customer: nothing is charged then
 */
export async function applyPaidChange(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  changeUuid: string,
  now: Date,
): Promise<PaymentFailure | undefined> {
  const change = await findChange(transaction, changeUuid);
  if (change?.status === 'applied') return paidAlready;
  if (change?.status !== 'awaiting_payment') return tooLate;
  if (reservation.status !== 'confirmed' && reservation.status !== 'in_progress') return tooLate;
  await deleteClaims(transaction, change.claim_uuids);
  if (!(await areAddedTimesFree(transaction, reservation, change, now))) return tooLate;
  await applyChange(transaction, reservation, change, { now, actorUuid: reservation.customer_uuid });
  return undefined;
}

/** Whether nobody else has what a change would add. The added days must not be held for the change itself. */
export async function areAddedTimesFree(
  database: Kysely<Tables>,
  reservation: Reservation,
  wanted: { pick_up_at: Date; return_at: Date },
  now: Date,
): Promise<boolean> {
  for (const { begins_at: from, ends_at: to } of addedTimes(timeOf(reservation), timeOf(wanted))) {
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
  await moveClaim(transaction, reservation.claim_uuid, timeOf(change), by.now);
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
    by.now,
  );
}

const tooLate: PaymentFailure = {
  code: 'hold_expired',
  message: 'The payment came too late for this change, and the trip is as it was. You have not been charged.',
};

const paidAlready: PaymentFailure = {
  code: 'paid_already',
  message: 'This change was paid already. You have not been charged twice.',
};
