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
 * it is booked or blocked. What is only held does not count as booked, and neither do the buffers around trips.
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
      left join reservations as trip on trip.claim_uuid = claim.uuid
      cross join lateral (
        select
          claim.begins_at + make_interval(mins => coalesce(trip.buffer_before_minutes, 0)) as begins_at,
          claim.ends_at - make_interval(mins => coalesce(trip.buffer_after_minutes, 0)) as ends_at
      ) as taken_for
      cross join lateral (
        select 1000 * extract(epoch from
          least(taken_for.ends_at, ${to}) - greatest(taken_for.begins_at, since)) as time_ms
      ) as within
      where claim.car_uuid = car.uuid and taken_for.ends_at > since and taken_for.begins_at < ${to}
        and claim.ends_at > since
    ) as taken on true
    where car.owner_uuid = ${ownerUuid} and car.verification = 'approved' and car.listing = 'listed'
      and since < ${to}`.execute(database);
  return rows[0] ?? { carMs: 0, bookedMs: 0, blockedMs: 0 };
}
