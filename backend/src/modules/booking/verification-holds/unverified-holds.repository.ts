import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

interface Wanted {
  carUuid: string;
  now: Date;
}

/** Has other requests of the phone number and of the network wait: then none counts at the same time. */
export async function lockUnverifiedHolds(
  transaction: Kysely<Tables>,
  phone: string | null,
  network: string,
): Promise<void> {
  for (const key of [`phone ${phone ?? ''}`, `network ${network}`]) {
    await sql`select pg_advisory_xact_lock(hashtext('unverified holds'), hashtext(${key}))`.execute(
      transaction,
    );
  }
}

/**
 * How many cars are held for people who are not verified with a phone number and of a network, and how many such holds
 * of one car ended unpaid within 24 hours; one that no job has ended yet included.
 */
export async function readUnverifiedHolds(
  database: Kysely<Tables>,
  { carUuid, phone, network, now }: Wanted & { phone: string | null; network: string },
): Promise<{ of_phone: number; of_network: number; of_car: number }> {
  const { rows } = await sql<{ of_phone: number; of_network: number; of_car: number }>`
    select count(*) filter (where is_open and phone_e164 = ${phone})::int as of_phone,
      count(*) filter (where is_open and held_from_network = ${network})::int as of_network,
      count(*) filter (
        where not is_open and car_uuid = ${carUuid} and ended_at > ${now}::timestamptz - interval '1 day'
      )::int as of_car
    from (
      select held.car_uuid, held.held_from_network, customer.phone_e164,
        held.status = 'pending_payment' and held.hold_expires_at > ${now} as is_open,
        coalesce(held.hold_expires_at, held.hold_ended_at, held.updated_at) as ended_at
      from reservations as held join users as customer on customer.uuid = held.customer_uuid
      -- The longest lasts a day.
      where held.verification_hold = 'awaiting' and held.created_at > ${now}::timestamptz - interval '2 days'
    ) as held`.execute(database);
  return rows[0] ?? { of_phone: 0, of_network: 0, of_car: 0 };
}

/** A person's own holds of a car since a moment: all, those of days that overlap, and those that the owner declined. */
export async function readOwnHolds(
  database: Kysely<Tables>,
  customerUuid: string,
  { carUuid, pickUpAt, returnAt, since }: Wanted & { pickUpAt: Date; returnAt: Date; since: Date },
): Promise<{ all: number; of_days: number; declined: number }> {
  const { rows } = await sql<{ all: number; of_days: number; declined: number }>`
    select count(*)::int as all,
      count(*) filter (where pick_up_at < ${returnAt} and return_at > ${pickUpAt})::int as of_days,
      count(*) filter (where status = 'declined')::int as declined
    from reservations
    where customer_uuid = ${customerUuid} and car_uuid = ${carUuid} and verification_hold = 'awaiting'
      and created_at > ${since}`.execute(database);
  return rows[0] ?? { all: 0, of_days: 0, declined: 0 };
}
