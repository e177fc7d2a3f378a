import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { TripPeriod } from '../availability/trip-period.js';
import type { RateBounds, TripLength } from './rate-bounds.js';
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
  add(withinBounds(bounds, criteria.periods));
  const inTimeZones = isInTimeZones(criteria);
  if (inTimeZones !== undefined) add(inTimeZones);
  if (criteria.periods !== null) add(isBookable(criteria.periods, now));
  return sql`${sql.join(conditions, sql` and `)}`;
}

function withinBounds(
  { floorLength, ceilingLength, floorAtMost, ceilingAtLeast }: RateBounds,
  periods: readonly TripPeriod[] | null,
): Condition {
  const conditions: Condition[] = [sql`true`];
  if (floorAtMost !== null) conditions.push(sql`${column('floor', floorLength)} <= ${floorAtMost}::bigint`);
  if (ceilingAtLeast !== null) {
    // Without a period the daily price counts alone, without the discount of a long minimum.
    const most =
      periods === null ? sql`c.daily_price_minor::bigint * 10000` : column('ceiling', ceilingLength);
    conditions.push(sql`${most} >= ${ceilingAtLeast}::bigint`);
    if (periods !== null) conditions.push(isDearEnough(ceilingLength, ceilingAtLeast, periods));
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Leaves out cars whose only dear days are not among the trip's: without dated rates their price is known exactly. */
function isDearEnough(length: TripLength, ceilingAtLeast: number, periods: readonly TripPeriod[]): Condition {
  const firstOn = inTimeZone(periods, (period) => sql`${period.firstOn}::date`);
  const days = inTimeZone(periods, (period) => sql`${period.days}::int`);
  return sql`(
    c.highest_rate_minor = c.daily_price_minor
    or (c.dated_to_on >= ${firstOn} and c.dated_from_on < ${firstOn} + greatest(c.min_days, ${days}))
    or ${column('ceiling', length)} / c.highest_rate_minor * c.daily_price_minor >= ${ceilingAtLeast}::bigint
  )`;
}

/**
 * Its owner's rules allow the period, and nothing that counts takes any moment of it and of the buffers around it. Asked car
 * by car, and not as `not exists`: that becomes a join, for which the planner likes to sort all cars of a city first,
 * although it could stop at the first fifty. One condition more would make it expect too few cars.
 */
function isBookable(periods: readonly TripPeriod[], now: Date): Condition {
  const pickUpAt = inTimeZone(periods, (period) => sql`${period.pickUpAt}::timestamptz`);
  const returnAt = inTimeZone(periods, (period) => sql`${period.returnAt}::timestamptz`);
  return sql<boolean>`case when ${keepsRules(periods, now)} then not coalesce((
    select true from car_claims as k
    where k.car_uuid = c.uuid
      and k.ends_at > ${pickUpAt} - make_interval(mins => c.effective_buffer_before_minutes)
      and k.begins_at < ${returnAt} + make_interval(mins => c.effective_buffer_after_minutes)
      and (k.hold_expires_at is null or k.hold_expires_at > ${now})
    limit 1
  ), false) else false end`;
}

/** The horizon, the notice, the longest trip and the hours; no hours on a day are null there. */
function keepsRules(periods: readonly TripPeriod[], now: Date): Condition {
  const hoursAhead = (period: TripPeriod) => (period.pickUpAt.getTime() - now.getTime()) / 3_600_000;
  return sql<boolean>`(
    c.booking_horizon_days >= ${numberInTimeZone(periods, (period) => hoursAhead(period) / 24, 'float8')}
    or c.booking_horizon_days is null
  ) and c.effective_notice_hours <= ${numberInTimeZone(periods, hoursAhead, 'float8')}
    and c.effective_max_days >= ${numberInTimeZone(periods, ({ days }) => days, 'int')}
    and ${isOpen(periods, (period) => period.pickUp)} and ${isOpen(periods, (period) => period.return)}`;
}

/** Whether the car is handed over at a moment, by the clocks where it is. */
function isOpen(
  periods: readonly TripPeriod[],
  timeOf: (period: TripPeriod) => Temporal.ZonedDateTime,
): Condition {
  const minute = numberInTimeZone(
    periods,
    (period) => timeOf(period).hour * 60 + timeOf(period).minute,
    'int',
  );
  const from = numberInTimeZone(periods, (period) => 2 * timeOf(period).dayOfWeek - 1, 'int');
  return sql<boolean>`c.effective_open_hours[${from}] <= ${minute} and c.effective_open_hours[${from} + 1] >= ${minute}`;
}

/** Left out where every place that is searched has a period: one condition more makes the planner expect too few cars. */
function isInTimeZones({ cities, periods }: SearchCriteria): Condition | undefined {
  const zones = (periods ?? []).map(({ timeZone }) => timeZone);
  if (periods === null || cities?.every(({ time_zone }) => zones.includes(time_zone)) === true)
    return undefined;
  return sql`c.time_zone = any(${zones}::text[])`;
}

/** A column of `cars`, qualified. */
export function column(kind: 'floor' | 'ceiling', length: TripLength): RawBuilder<number> {
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

/** A number for the car's own time zone; one alone where it is the same in all of them, as most wall-clock times are. */
function numberInTimeZone(
  periods: readonly TripPeriod[],
  value: (period: TripPeriod) => number,
  type: 'int' | 'float8',
): RawBuilder<unknown> {
  const [first] = periods;
  const isSame = periods.every((period) => first !== undefined && value(period) === value(first));
  return inTimeZone(
    isSame ? periods.slice(0, 1) : periods,
    (period) => sql`${value(period)}::${sql.raw(type)}`,
  );
}
