import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Reservation, ReservationsTable } from './reservations.table.js';
import { type Car, lockCar } from '../../catalog/public.js';

/** Adds a reservation. */
export async function insertReservation(
  database: Kysely<Tables>,
  reservation: Insertable<ReservationsTable>,
): Promise<Reservation> {
  return await database
    .insertInto('reservations')
    .values(reservation)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A reservation in whatever state; undefined when there is none. */
export async function findReservation(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<Reservation | undefined> {
  return await database
    .selectFrom('reservations')
    .selectAll()
    .where('uuid', '=', reservationUuid)
    .executeTakeFirst();
}

/** Those of these reservations that there are, in no order. */
export async function findReservationsByUuid(
  database: Kysely<Tables>,
  reservationUuids: readonly string[],
): Promise<Reservation[]> {
  if (reservationUuids.length === 0) return [];
  return await database
    .selectFrom('reservations')
    .selectAll()
    .where('uuid', 'in', reservationUuids)
    .execute();
}

/**
 * A reservation and its car, kept from others until the transaction ends. The car comes first, for everybody: anyone who
 * takes its time clears away old holds, which reservations point at.
 */
export async function lockReservation(
  transaction: Kysely<Tables>,
  reservationUuid: string,
): Promise<{ reservation: Reservation; car: Car } | undefined> {
  const found = await findReservation(transaction, reservationUuid);
  const car = found && (await lockCar(transaction, found.car_uuid));
  if (car === undefined) return undefined;
  const reservation = await transaction
    .selectFrom('reservations')
    .selectAll()
    .where('uuid', '=', reservationUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { reservation, car };
}

/** Changes a reservation that is there, and counts its version up. */
export async function updateReservation(
  transaction: Kysely<Tables>,
  reservationUuid: string,
  changes: Updateable<ReservationsTable>,
  now: Date,
): Promise<Reservation> {
  return await transaction
    .updateTable('reservations')
    .set({ ...changes, updated_at: now, version: sql<number>`version + 1` })
    .where('uuid', '=', reservationUuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The reservation of a quote by this customer that still holds the car while it is to be paid. */
export async function findLiveHold(
  database: Kysely<Tables>,
  { quoteUuid, customerUuid, now }: { quoteUuid: string; customerUuid: string; now: Date },
): Promise<Reservation | undefined> {
  return await database
    .selectFrom('reservations')
    .selectAll()
    .where('quote_uuid', '=', quoteUuid)
    .where('customer_uuid', '=', customerUuid)
    .where('status', '=', 'pending_payment')
    .where('hold_expires_at', '>', now)
    .executeTakeFirst();
}
