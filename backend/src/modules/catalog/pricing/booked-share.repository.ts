import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Car } from '../cars/cars.table.js';

const dayMs = 86_400_000;
const days = 30;
const stepBps = 500;
/** More would say the same. */
const mostCars = 500;

/**
 * How much of the time that public cars of a type in a city were offered in the last 30 days was booked, in steps of 5 %:
 * what their trips were blocked for around them is in it. Undefined for less than 30 days of one car.
 */
export async function readBookedShareBps(
  database: Kysely<Tables>,
  { cityId, type = null }: { cityId: number; type: Car['type'] | undefined },
  now: Date,
): Promise<number | undefined> {
  const from = new Date(now.getTime() - days * dayMs);
  const { rows } = await sql<{ offered_days: number; booked_days: number }>`
    select
      coalesce(sum(extract(epoch from ${now}::timestamptz - since) / 86400 - taken.blocked_days), 0)::float8 as offered_days,
      coalesce(sum(taken.booked_days), 0)::float8 as booked_days
    from (
      select uuid, approved_at from cars
      where city_id = ${cityId} and is_public and (${type}::text is null or type = ${type})
      order by uuid limit ${mostCars}
    ) as car
    cross join lateral (select greatest(${from}::timestamptz, car.approved_at) as since) as offered
    cross join lateral (
      select
        coalesce(sum(length) filter (where kind = 'reservation'), 0) as booked_days,
        coalesce(sum(length) filter (where kind = 'blocked'), 0) as blocked_days
      from (
        select claim.kind,
          extract(epoch from least(claim.ends_at, ${now}) - greatest(claim.begins_at, since)) / 86400 as length
        from car_claims as claim
        where claim.car_uuid = car.uuid
          and claim.ends_at > since and claim.begins_at < ${now}
      ) as within
    ) as taken
    where since < ${now}`.execute(database);
  const [{ offered_days: offered, booked_days: booked } = { offered_days: 0, booked_days: 0 }] = rows;
  if (offered < days) return undefined;
  return Math.min(10_000, Math.round((10_000 * booked) / offered / stepBps) * stepBps);
}
