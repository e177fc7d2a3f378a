import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import { withAudit, type AuditEntry } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { shareTokenHash } from './share-token.js';
import type { Reservation, ReservationsTable } from './reservations.table.js';
import { type Car, lockCar } from '../../catalog/public.js';

/** Adds a reservation, and writes it down. */
export async function insertReservation(
  transaction: Kysely<Tables>,
  reservation: Insertable<ReservationsTable>,
  audit: AuditEntry,
): Promise<Reservation> {
  return await withAudit(transaction, audit)
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

/** The reservation that a co-driver's link shows; undefined when it was taken back, or never was. */
export async function findSharedReservation(
  database: Kysely<Tables>,
  token: string,
): Promise<Reservation | undefined> {
  return await database
    .selectFrom('reservations')
    .selectAll()
    .where('share_token_hash', '=', shareTokenHash(token))
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

/** A reservation and its car, locked until their transaction ends. */
export interface LockedTrip {
  transaction: Kysely<Tables>;
  reservation: Reservation;
  car: Car;
  isOwnerSuspended: boolean;
}

/** Of a row of reservations. */
export const isOwnerSuspendedNow = sql<boolean>`exists (
  select from users where users.uuid = reservations.owner_uuid and users.account_status = 'suspended'
)`;

/**
 * A reservation and its car, kept from others until the transaction ends. The car comes first, for everybody: anyone who
 * takes its time clears away old holds, which reservations point at.
 */
export async function lockReservation(
  transaction: Kysely<Tables>,
  reservationUuid: string,
): Promise<LockedTrip | undefined> {
  const carUuid = sql<string>`(select car_uuid from reservations where uuid = ${reservationUuid})`;
  const car = await lockCar(transaction, carUuid);
  if (car === undefined) return undefined;
  const { is_owner_suspended: isOwnerSuspended, ...reservation } = await transaction
    .selectFrom('reservations')
    .selectAll()
    .select(isOwnerSuspendedNow.as('is_owner_suspended'))
    .where('uuid', '=', reservationUuid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { transaction, reservation, car, isOwnerSuspended };
}

/** Changes a reservation that is there, counts its version up, and writes down what happened if that is given. */
export async function updateReservation(
  transaction: Kysely<Tables>,
  reservationUuid: string,
  changes: Updateable<ReservationsTable>,
  { now, audit }: { now: Date; audit?: AuditEntry },
): Promise<Reservation> {
  return await (audit === undefined ? transaction : withAudit(transaction, audit))
    .updateTable('reservations')
    .set({ ...changes, updated_at: now, version: sql<number>`version + 1` })
    .where('uuid', '=', reservationUuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}
