import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import { readListRows } from '../../../platform/pagination/list-rows.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { numberCondition, searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { foldBookingCode } from '../../payments/public.js';
import type { PayoutHoldsView, Payout, PayoutsTable } from './payouts.table.js';

/** A payout with its trip and the people of it. */
export interface PayoutOfTrip extends Payout {
  make: string;
  model: string;
  customer_fname: string;
  owner_fname: string;
  owner_lname: string;
  owner_email: string;
  pick_up_at: Date;
  return_at: Date;
  held_by: PayoutHoldsView['reason'] | null;
}

/** Payouts that pass a filter, newest first; one more than `limit` when there are more. */
export async function findPayouts(
  database: Kysely<Tables>,
  { ownerUuid, status, query }: PayoutFilter,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<PayoutOfTrip[]> {
  const conditions = [
    sql`true`,
    ...(ownerUuid === undefined ? [] : [sql`payout.owner_uuid = ${ownerUuid}`]),
    ...(status === undefined ? [] : [sql`payout.status = ${status}`]),
    ...(query === undefined ? [] : [matches(query)]),
  ];
  const select = sql<PayoutOfTrip>`(
    select payout.*, car.make, car.model, customer.fname as customer_fname, trip.pick_up_at, trip.return_at,
      owner.fname as owner_fname, owner.lname as owner_lname, owner.email as owner_email, hold.reason as held_by
    from payouts as payout
    left join payout_holds as hold on hold.payout_uuid = payout.uuid
    join paid_trips as trip on trip.reservation_uuid = payout.reservation_uuid
    join cars as car on car.uuid = trip.car_uuid
    join users as customer on customer.uuid = trip.customer_uuid
    join users as owner on owner.uuid = payout.owner_uuid
    where ${sql.join(conditions, sql` and `)}
  )`;
  return await readListRows(database, select, { by: 'created_at', after, limit });
}

function matches(query: string) {
  if (isUuid(query)) {
    return sql`${query} in (payout.uuid, payout.reservation_uuid, payout.owner_uuid, payout.transfer_uuid)`;
  }
  const searched = sql`concat_ws(' ', owner.searchable, search_text(car.make, car.model, car.plate))`;
  const isFound = searchCondition(query, searched) ?? sql`true`;
  const isTransfer = numberCondition(query, sql`payout.transfer_uuid`);
  return sql`(${isFound} or ${isTransfer} or trip.booking_code = ${foldBookingCode(query)})`;
}

/** All payouts of a trip, oldest first, kept from others until the transaction ends. */
export async function lockPayoutsOfTrip(
  transaction: Kysely<Tables>,
  reservationUuid: string,
): Promise<Payout[]> {
  return await transaction
    .selectFrom('payouts')
    .selectAll()
    .where('reservation_uuid', '=', reservationUuid)
    .orderBy('created_at')
    .forUpdate()
    .execute();
}

/** Puts a payout on the list. Lock its reservation first. */
export async function insertPayout(
  transaction: Kysely<Tables>,
  payout: Insertable<PayoutsTable>,
): Promise<Payout> {
  return await transaction.insertInto('payouts').values(payout).returningAll().executeTakeFirstOrThrow();
}

/** Changes a payout that is there. */
export async function updatePayout(
  transaction: Kysely<Tables>,
  uuid: string,
  changes: Updateable<PayoutsTable>,
): Promise<void> {
  await transaction.updateTable('payouts').set(changes).where('uuid', '=', uuid).execute();
}

export interface PayoutSums {
  currency: string;
  scheduled_minor: number;
  sent_minor: number;
  paid_minor: number;
  transferred_minor: number;
}

/** What all payouts come to, by currency: to be paid, paid, and what of that has left in transfers. */
export async function sumPayouts(database: Kysely<Tables>): Promise<PayoutSums[]> {
  const { rows } = await sql<PayoutSums>`
    select currency,
      coalesce(sum(amount_minor) filter (where status = 'scheduled'), 0)::bigint as scheduled_minor,
      coalesce(sum(amount_minor) filter (where status = 'paid'), 0)::bigint as paid_minor,
      coalesce(sum(amount_minor) filter (where status = 'sent'), 0)::bigint as sent_minor,
      coalesce((
        select sum(amount_minor) from payout_transfers
        where currency = payouts.currency and status = 'paid'
      ), 0)::bigint
        as transferred_minor
    from payouts group by currency order by currency`.execute(database);
  return rows;
}

/** What owners owe for refunds after their payouts and that nothing due makes up for: of one, or together. */
export async function sumOwed(
  database: Kysely<Tables>,
  now: Date,
  ownerUuid?: string,
): Promise<{ currency: string; owed_minor: number }[]> {
  const { rows } = await sql<{ currency: string; owed_minor: number }>`
    select currency, sum(owed_minor)::bigint as owed_minor
    from (
      select currency, -sum(amount_minor) as owed_minor from payouts
      where status = 'scheduled' and due_at <= ${now} and ${ownerUuid === undefined ? sql`true` : sql`owner_uuid = ${ownerUuid}`}
      group by owner_uuid, currency having sum(amount_minor) < 0
    ) as owners
    group by currency order by currency`.execute(database);
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
      sum(amount_minor)::bigint as payout_minor, count(*) filter (where kind = 'trip') as trips
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

/** Which payouts a person asks for. */
interface PayoutFilter {
  ownerUuid?: string;
  status?: Payout['status'];
  /** Name or e-mail of the owner, car, plate, or the id of a payout, a trip, an owner or a transfer. */
  query?: string;
}
