import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { type Reservation, waitingForOwner } from '../../booking/public.js';

interface Of {
  ownerUuid: string;
  now: Date;
  limit: number;
}

/** Trips of an owner's cars that wait for an answer, or whose change does, by their deadline; and how many there are. */
export async function findPendingRequests(
  database: Kysely<Tables>,
  { ownerUuid, now, limit }: Of,
): Promise<{ rows: Reservation[]; count: number }> {
  const { condition, answerBy } = waitingForOwner(now);
  const rows = await database
    .selectFrom('reservations')
    .selectAll()
    .select(({ fn }) => fn.countAll<number>().over().as('count'))
    .where('owner_uuid', '=', ownerUuid)
    .where(condition)
    .orderBy(answerBy)
    .orderBy('uuid')
    .limit(limit)
    .execute();
  return { rows, count: rows[0]?.count ?? 0 };
}

/** Confirmed trips of an owner's cars whose pick-up is today by the car's city, or was missed. */
export async function findTodaysPickups(
  database: Kysely<Tables>,
  { ownerUuid, now, limit }: Of,
): Promise<Reservation[]> {
  return await database
    .selectFrom('reservations')
    .selectAll()
    .where('owner_uuid', '=', ownerUuid)
    .where('status', '=', 'confirmed')
    .where(
      sql<boolean>`(pick_up_at at time zone time_zone)::date <= (${now}::timestamptz at time zone time_zone)::date`,
    )
    .orderBy('pick_up_at')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

export interface CarOut extends Reservation {
  due: 'overdue' | 'today' | 'later';
}

/** An owner's cars that are with customers, the next return first, and how many of them are due when. */
export async function findOngoingTrips(
  database: Kysely<Tables>,
  { ownerUuid, now, limit }: Of,
): Promise<{ rows: CarOut[]; count: number; dueToday: number; overdue: number }> {
  const due = sql<CarOut['due']>`case
    when return_at <= ${now} then 'overdue'
    when (return_at at time zone time_zone)::date = (${now}::timestamptz at time zone time_zone)::date then 'today'
    else 'later' end`;
  const out = () =>
    database
      .selectFrom('reservations')
      .where('owner_uuid', '=', ownerUuid)
      .where('status', '=', 'in_progress');
  const rows = await out()
    .selectAll()
    .select(due.as('due'))
    .orderBy('return_at')
    .orderBy('uuid')
    .limit(limit)
    .execute();
  const counts = await out()
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere(due, '=', 'today').as('dueToday'),
      fn.countAll<number>().filterWhere(due, '=', 'overdue').as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  return { rows, ...counts };
}

/** How many of an owner's cars are in which state; each is counted once. */
export async function countCarsByState(database: Kysely<Tables>, ownerUuid: string) {
  return await database
    .selectFrom('cars')
    .where('owner_uuid', '=', ownerUuid)
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('verification', '=', 'approved')
        .filterWhere('listing', '=', 'listed')
        .as('public'),
      fn
        .countAll<number>()
        .filterWhere('verification', '=', 'approved')
        .filterWhere('listing', '=', 'paused')
        .as('paused'),
      fn.countAll<number>().filterWhere('verification', '=', 'pending').as('waiting'),
      fn
        .countAll<number>()
        .filterWhere('verification', 'in', ['rejected', 'changes_requested', 'suspended'])
        .as('to_mend'),
      fn.countAll<number>().filterWhere('verification', '=', 'draft').as('draft'),
    ])
    .executeTakeFirstOrThrow();
}
