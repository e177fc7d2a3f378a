import { sql, type RawBuilder } from 'kysely';
import type { TripPeriod } from '../../calendar/trip-period.js';
import { marketplaceTerms } from '../../pricing/marketplace-terms.js';
import type { RateBounds } from './rate-bounds.js';
import type { SearchCriteria } from './search-criteria.js';

type Condition = RawBuilder<boolean>;

/** What a public car `c` must fulfil, its exact price aside. */
export function candidateConditions(criteria: SearchCriteria, bounds: RateBounds, now: Date): Condition {
  const conditions: Condition[] = [sql`c.is_public`];
  const add = (condition: Condition) => conditions.push(condition);

  if (criteria.cities?.length === 1) add(sql`c.city_id = ${criteria.cities[0]?.id}`);
  else if (criteria.cities) add(sql`c.city_id = any(${criteria.cities.map(({ id }) => id)}::int[])`);
  if (criteria.types.length > 0) add(sql`c.type = any(${criteria.types}::text[])`);
  if (criteria.transmissions.length > 0) add(sql`c.transmission = any(${criteria.transmissions}::text[])`);
  if (criteria.fuels.length > 0) add(sql`c.fuel = any(${criteria.fuels}::text[])`);
  if (criteria.seats > 0) add(sql`c.seats >= ${criteria.seats}`);
  if (criteria.features.length > 0) add(sql`c.features @> ${criteria.features}::text[]`);
  if (criteria.instantBookOnly) add(sql`c.instant_book`);
  add(withinBounds(bounds, criteria.periods !== null));
  if (criteria.periods !== null) add(isFree(criteria.periods, now));
  return sql`${sql.join(conditions, sql` and `)}`;
}

function withinBounds({ length, floorAtMost, ceilingAtLeast }: RateBounds, hasPeriod: boolean): Condition {
  const conditions: Condition[] = [sql`true`];
  if (floorAtMost !== null) conditions.push(sql`${column('floor', length)} <= ${floorAtMost}::bigint`);
  if (ceilingAtLeast !== null) {
    // Without a period the daily price counts alone, without the discount of a long minimum.
    const most = hasPeriod ? column('ceiling', length) : sql`c.daily_price_minor::bigint * 10000`;
    conditions.push(sql`${most} >= ${ceilingAtLeast}::bigint`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Nothing that counts takes any moment of the half-open period. */
function isFree(periods: readonly TripPeriod[], now: Date): Condition {
  const free = sql<boolean>`not exists (
    select from car_claims as k
    where k.car_uuid = c.uuid
      and k.ends_at > ${inTimeZone(periods, ({ pickUpAt }) => sql`${pickUpAt}::timestamptz`)}
      and k.begins_at < ${inTimeZone(periods, ({ returnAt }) => sql`${returnAt}::timestamptz`)}
      and (k.hold_expires_at is null or k.hold_expires_at > ${now})
  )`;
  if (periods.length === 1 && periods[0] !== undefined) {
    return sql`c.time_zone = ${periods[0].timeZone} and ${free}`;
  }
  return sql`c.time_zone = any(${periods.map(({ timeZone }) => timeZone)}::text[]) and ${free}`;
}

/** The exact price of each candidate `c` for the period, by the same rules as `priceRental`; a test holds them equal. */
export function exactPrices(periods: readonly TripPeriod[] | null): RawBuilder<unknown> {
  // Kept apart by `offset 0`: merged, the planner would work out each part once for every mention of it.
  return sql`
    cross join lateral (select ${trip(periods)} offset 0) as trip
    cross join lateral (
      select trip.days * c.daily_price_minor::bigint + ${periods === null ? sql`0` : datedDifference} as base offset 0
    ) as base
    cross join lateral (select base - (base * ${periods === null ? sql`0` : discountBps} + 5000) / 10000 as rental offset 0) as r
    cross join lateral (
      select rental + (rental * ${marketplaceTerms.customerFeeBps}::int + 5000) / 10000 as untaxed offset 0
    ) as u
    cross join lateral (select untaxed + (untaxed * c.tax_bps + 5000) / 10000 as total offset 0) as priced`;
}

function trip(periods: readonly TripPeriod[] | null): RawBuilder<unknown> {
  if (periods === null) return sql`1 as days, null::date as first_on`;
  return sql`
    greatest(c.min_days, ${inTimeZone(periods, ({ days }) => sql`${days}::int`)}) as days,
    ${inTimeZone(periods, ({ firstOn }) => sql`${firstOn}::date`)} as first_on`;
}

/** By how much the dated rates of the trip's days differ from the daily price, all together. */
const datedDifference = sql`
  case when not c.has_dated_rates then 0 else coalesce((
    select sum(
      (d.daily_price_minor - c.daily_price_minor)::bigint
      * (least(d.to_on, trip.first_on + trip.days - 1) - greatest(d.from_on, trip.first_on) + 1)
    )::bigint
    from car_rates as d
    where d.car_uuid = c.uuid and d.from_on <= trip.first_on + trip.days - 1 and d.to_on >= trip.first_on
  ), 0) end`;

const discountBps = sql`
  case when trip.days >= 30 then greatest(c.weekly_discount_bps, c.monthly_discount_bps)
       when trip.days >= 7 then c.weekly_discount_bps else 0 end`;

/** Whether the exact price is one that the customer wants; compares what the card shows. */
export function isWantedPrice({ pricePerDay, total }: SearchCriteria): Condition {
  const perDay = sql`(2 * priced.total + trip.days) / (2 * trip.days)`;
  const conditions: Condition[] = [sql`true`];
  if (pricePerDay.from !== null) conditions.push(sql`${perDay} >= ${pricePerDay.from}`);
  if (pricePerDay.to !== null) conditions.push(sql`${perDay} <= ${pricePerDay.to}`);
  if (total.from !== null) conditions.push(sql`priced.total >= ${total.from}`);
  if (total.to !== null) conditions.push(sql`priced.total <= ${total.to}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** A column of `cars`, qualified. */
export function column(kind: 'floor' | 'ceiling', length: RateBounds['length']): RawBuilder<number> {
  return sql`c.${sql.raw(`${kind}_${length}`)}`;
}

/** The value for the car's own time zone. */
function inTimeZone(
  periods: readonly TripPeriod[],
  value: (period: TripPeriod) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [only] = periods;
  if (periods.length === 1 && only !== undefined) return value(only);
  const cases = periods.map((period) => sql`when ${period.timeZone} then ${value(period)}`);
  return sql`case c.time_zone ${sql.join(cases, sql` `)} end`;
}
