import { sql, type Kysely } from 'kysely';
import { jsonRows, readJsonRows, type JsonRow } from '../../../platform/database/json-rows.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { VerificationHold } from '../reservations/reservations.table.js';
import { overdueLateFee, type OverdueLateFee } from '../late-returns/overdue-late-fee.repository.js';

/** A car that is held for a customer who has not paid yet. */
export interface OpenHold {
  reservation_uuid: string;
  quote_uuid: string;
  car_uuid: string;
  make: string;
  model: string;
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
  currency: string;
  total_minor: number;
  expires_at: Date;
  verification_hold: VerificationHold | null;
}

/** A hold that ended unpaid: the customer released it, or its time ran out. */
export interface EndedHold {
  car_uuid: string;
  ended_at: Date;
  was_released: boolean;
}

interface Parts {
  open: JsonRow<OpenHold>[] | null;
  ended: JsonRow<EndedHold>[] | null;
  overdue: JsonRow<OverdueLateFee>[] | null;
  unpaid: { uuid: string }[] | null;
}

/**
 * A customer's open holds, the one that ends first at the top, and those that ended after `since`, newest first; those
 * that no job has ended yet included; and the late fee that keeps the customer from another one: each hold pays for every
 * statement.
 */
export async function findHolds(
  database: Kysely<Tables>,
  customerUuid: string,
  { since, now }: { since: Date; now: Date },
): Promise<{
  open: OpenHold[];
  ended: EndedHold[];
  overdue: OverdueLateFee | undefined;
  unpaid: { uuid: string } | undefined;
}> {
  const own = sql`customer_uuid = ${customerUuid}`;
  const { rows } = await sql<Parts>`
    select
      ${jsonRows(sql`
        select held.uuid as reservation_uuid, held.quote_uuid, held.car_uuid, car.make, car.model, held.pick_up_at,
          held.return_at, held.time_zone, held.currency, (held.price ->> 'total_minor')::bigint as total_minor,
          held.hold_expires_at as expires_at, held.verification_hold
        from reservations as held join cars as car on car.uuid = held.car_uuid
        where ${own} and held.status = 'pending_payment' and held.hold_expires_at > ${now}
        order by held.hold_expires_at, held.uuid`)} as open,
      ${jsonRows(sql`
        select car_uuid, hold_ended_at as ended_at, coalesce(cancelled_by = 'customer', false) as was_released
        from reservations
        where ${own} and hold_ended_at > ${since}
        union all
        select car_uuid, hold_expires_at, false
        from reservations
        where ${own} and status = 'pending_payment' and verification_hold is distinct from 'awaiting'
          and hold_expires_at > ${since} and hold_expires_at <= ${now}
        order by ended_at desc`)} as ended,
      ${jsonRows(overdueLateFee(customerUuid, now))} as overdue,
      ${jsonRows(sql`
        select uuid from reservations where ${own} and status = 'confirmed' and repay_by is not null limit 1`)} as unpaid`.execute(
    database,
  );
  return {
    open: readJsonRows<OpenHold>(rows[0]?.open, { pick_up_at: true, return_at: true, expires_at: true }),
    ended: readJsonRows<EndedHold>(rows[0]?.ended, { ended_at: true }),
    overdue: readJsonRows<OverdueLateFee>(rows[0]?.overdue, {})[0],
    unpaid: readJsonRows<{ uuid: string }>(rows[0]?.unpaid, {})[0],
  };
}

/** What is held for a customer until they are verified. */
export async function findAwaitingHolds(
  database: Kysely<Tables>,
  customerUuid: string,
  now: Date,
): Promise<string[]> {
  const rows = await database
    .selectFrom('reservations')
    .select('uuid')
    .where('customer_uuid', '=', customerUuid)
    .where('status', '=', 'pending_payment')
    .where('verification_hold', '=', 'awaiting')
    .where('hold_expires_at', '>', now)
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** What is held or requested of an owner's cars and not booked, whether its time is over or not. */
export async function findNotBookedOf(database: Kysely<Tables>, ownerUuid: string): Promise<string[]> {
  const rows = await database
    .selectFrom('reservations')
    .select('uuid')
    .where('owner_uuid', '=', ownerUuid)
    .where('status', 'in', ['pending_payment', 'pending_owner'])
    .orderBy('uuid')
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** A car that a person who has been verified since has to pay. */
export interface HeldToPay {
  reservation_uuid: string;
  make: string | null;
  model: string | null;
  pay_by: Date;
  time_zone: string;
}

/** What was held until a person was verified, and is to be paid now. */
export async function findVerifiedHold(
  database: Kysely<Tables>,
  customerUuid: string,
  now: Date,
): Promise<HeldToPay | undefined> {
  const row = await database
    .selectFrom('reservations as held')
    .innerJoin('cars as car', 'car.uuid', 'held.car_uuid')
    .select(['held.uuid as reservation_uuid', 'car.make', 'car.model', 'held.hold_expires_at'])
    .select('held.time_zone')
    .where('held.customer_uuid', '=', customerUuid)
    .where('held.status', '=', 'pending_payment')
    .where('held.verification_hold', '=', 'verified')
    .where('held.hold_expires_at', '>', now)
    .executeTakeFirst();
  if (row?.hold_expires_at == null) return undefined;
  const { hold_expires_at: pay_by, ...held } = row;
  return { ...held, pay_by };
}
