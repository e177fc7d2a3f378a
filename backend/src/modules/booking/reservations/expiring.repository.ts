import { sql, type Kysely } from 'kysely';
import { isOwnerSuspendedNow } from './reservations.repository.js';
import type { Tables } from '../../../platform/database/tables.js';

const atOnce = 100;

/** Which holds are over at a moment: no one has paid, and no payment is under way that may still succeed. */
const isOverdueHold = (now: Date) => sql<boolean>`(
  reservation.status = 'pending_payment' and reservation.hold_expires_at <= ${now} and not exists (
    select from payments
    where reservation_uuid = reservation.uuid and status in ('created', 'requires_action', 'authorized')
  )
)`;

/** Which changes are over at a moment: not answered, or neither paid nor being paid. */
const isOverdueChange = (now: Date) => sql<boolean>`(
  change.status in ('requested', 'awaiting_payment') and coalesce(change.pay_by, change.expires_at) <= ${now}
  and not exists (
    select from payments
    where change_uuid = change.uuid and status in ('created', 'requires_action', 'authorized')
  )
)`;

/** Reservations whose time to pay is over, and for which no payment is under way that may still succeed. */
export async function findExpiredHolds(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from reservations as reservation
    where ${isOverdueHold(now)}
    order by hold_expires_at limit ${atOnce}`.execute(database);
  return rows.map(({ uuid }) => uuid);
}

/** Whether one reservation is among them. Lock it first: then it stays so. */
export async function isHoldExpired(database: Kysely<Tables>, uuid: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from reservations as reservation where uuid = ${uuid} and ${isOverdueHold(now)}`.execute(database);
  return rows.length > 0;
}

/** Trips that were not paid anew in time, and for which no payment is under way that may still succeed. */
export async function findTripsNotPaidAnew(
  database: Kysely<Tables>,
  now: Date,
  reservationUuid?: string,
): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from reservations as reservation
    where status = 'confirmed' and repay_by <= ${now} and not exists (
      select from payments
      where reservation_uuid = reservation.uuid and purpose = 'booking' and change_uuid is null
        and status in ('created', 'requires_action', 'authorized')
    ) and (${reservationUuid ?? null}::uuid is null or uuid = ${reservationUuid ?? null}::uuid)
    order by repay_by limit ${atOnce}`.execute(database);
  return rows.map(({ uuid }) => uuid);
}

/** Requests that the owner has not answered in time. */
export async function findExpiredRequests(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('reservations')
    .select('uuid')
    .where('status', '=', 'pending_owner')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(atOnce)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Changes that were not answered or not paid in time, and for which no payment is under way that may still succeed. */
export async function findExpiredChanges(
  database: Kysely<Tables>,
  now: Date,
): Promise<{ uuid: string; reservation_uuid: string }[]> {
  const { rows } = await sql<{ uuid: string; reservation_uuid: string }>`
    select uuid, reservation_uuid from reservation_changes as change
    where ${isOverdueChange(now)}
    order by coalesce(pay_by, expires_at) limit ${atOnce}`.execute(database);
  return rows;
}

/** Whether one change is among them. Lock its reservation first: then it stays so. */
export async function isChangeExpired(database: Kysely<Tables>, uuid: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from reservation_changes as change where uuid = ${uuid} and ${isOverdueChange(now)}`.execute(
    database,
  );
  return rows.length > 0;
}

/** Confirmed trips whose pick-up was before a moment and whose owner may hand over the car, or that are over already. */
export async function findTripsToBegin(
  database: Kysely<Tables>,
  pickedUpBefore: Date,
  now: Date,
): Promise<string[]> {
  const rows = await database
    .selectFrom('reservations')
    .select('uuid')
    .where('status', '=', 'confirmed')
    .where('pick_up_at', '<=', now)
    .where((where) =>
      where.or([
        where('return_at', '<=', now),
        where.and([
          where('pick_up_at', '<=', pickedUpBefore),
          // Not while the customer before has the car.
          where.or([where('car_late_at', 'is', null), where('car_back_at', 'is not', null)]),
          where.not(where.and([where('owner_handed_over_at', 'is', null), isOwnerSuspendedNow])),
        ]),
      ]),
    )
    .orderBy('pick_up_at')
    .limit(atOnce)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Trips under way whose return was before a moment, and whose owner has not said that the car is not back. */
export async function findTripsToEnd(database: Kysely<Tables>, returnedBefore: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('reservations')
    .select('uuid')
    .where('status', '=', 'in_progress')
    .where('return_at', '<=', returnedBefore)
    .where('not_back_at', 'is', null)
    .orderBy('return_at')
    .limit(atOnce)
    .execute();
  return rows.map(({ uuid }) => uuid);
}
