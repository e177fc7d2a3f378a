import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** Time of several cars added up, in milliseconds. */
export interface CarTime {
  carMs: number;
  bookedMs: number;
  blockedMs: number;
}

/**
 * The time between two moments of an owner's cars that are approved and listed, from each one's approval on, and what of
 * it is booked or blocked. What is only held does not count as booked.
 */
export async function sumCarTime(
  database: Kysely<Tables>,
  ownerUuid: string,
  { from, to }: { from: Date; to: Date },
): Promise<CarTime> {
  const { rows } = await sql<CarTime>`
    select
      coalesce(sum(1000 * extract(epoch from ${to}::timestamptz - since)), 0)::float8 as "carMs",
      coalesce(sum(taken.booked_ms), 0)::float8 as "bookedMs",
      coalesce(sum(taken.blocked_ms), 0)::float8 as "blockedMs"
    from cars as car
    cross join lateral (select greatest(${from}::timestamptz, car.approved_at) as since) as offered
    left join lateral (
      select
        sum(time_ms) filter (where kind = 'reservation') as booked_ms,
        sum(time_ms) filter (where kind = 'blocked') as blocked_ms
      from car_claims as claim
      cross join lateral (
        select 1000 * extract(epoch from least(claim.ends_at, ${to}) - greatest(claim.begins_at, since)) as time_ms
      ) as within
      where claim.car_uuid = car.uuid and claim.ends_at > since and claim.begins_at < ${to}
    ) as taken on true
    where car.owner_uuid = ${ownerUuid} and car.verification = 'approved' and car.listing = 'listed'
      and since < ${to}`.execute(database);
  return rows[0] ?? { carMs: 0, bookedMs: 0, blockedMs: 0 };
}
