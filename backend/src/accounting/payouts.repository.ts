import { sql, type Kysely } from 'kysely';
import type { ListPosition } from '../cars/list-cursor.js';
import type { Tables } from '../database/tables.js';

/** Money for an owner, and the trip that it is for. */
export interface OwnerPayout {
  uuid: string;
  reservation_uuid: string;
  make: string;
  model: string;
  customer_fname: string;
  pick_up_at: Date;
  return_at: Date;
  amount_minor: number;
  currency: string;
  status: 'scheduled' | 'paid' | 'cancelled';
  due_at: Date;
  paid_at: Date | null;
  created_at: Date;
}

/** An owner's payouts, newest first; one more than `limit` when there are more. */
export async function findPayoutsOfOwner(
  database: Kysely<Tables>,
  ownerUuid: string,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<OwnerPayout[]> {
  const isAfter =
    after === undefined
      ? sql`true`
      : sql`(payout.created_at < ${after.at} or (payout.created_at = ${after.at} and payout.uuid > ${after.uuid}))`;
  const { rows } = await sql<OwnerPayout>`
    select payout.uuid, payout.reservation_uuid, car.make, car.model, customer.fname as customer_fname,
      trip.pick_up_at, trip.return_at, payout.amount_minor, payout.currency, payout.status, payout.due_at,
      payout.paid_at, payout.created_at
    from payouts as payout
    join reservations as trip on trip.uuid = payout.reservation_uuid
    join cars as car on car.uuid = trip.car_uuid
    join users as customer on customer.uuid = trip.customer_uuid
    where payout.owner_uuid = ${ownerUuid} and ${isAfter}
    order by payout.created_at desc, payout.uuid
    limit ${limit + 1}`.execute(database);
  return rows;
}

export interface MonthOfIncome {
  /** `2026-11`, by UTC. */
  month: string;
  currency: string;
  payout_minor: number;
  trips: number;
}

/** What an owner earned since a moment, by the month in which it was earned and by currency; months without are left out. */
export async function sumIncomeByMonth(
  database: Kysely<Tables>,
  ownerUuid: string,
  since: Date,
): Promise<MonthOfIncome[]> {
  const { rows } = await sql<MonthOfIncome>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, currency,
      sum(amount_minor)::bigint as payout_minor, count(*) as trips
    from payouts
    where owner_uuid = ${ownerUuid} and created_at >= ${since} and status <> 'cancelled'
    group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

export interface DayOfIncome {
  /** By UTC. */
  on: string;
  currency: string;
  payout_minor: number;
}

/** The same income by the day, oldest first; days without are left out. */
export async function sumIncomeByDay(
  database: Kysely<Tables>,
  ownerUuid: string,
  since: Date,
): Promise<DayOfIncome[]> {
  const { rows } = await sql<DayOfIncome>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as "on", currency,
      sum(amount_minor)::bigint as payout_minor
    from payouts
    where owner_uuid = ${ownerUuid} and created_at >= ${since} and status <> 'cancelled'
    group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}
