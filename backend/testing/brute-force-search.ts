import type { Kysely } from 'kysely';
import { inZone, parseLocalDateTime, toDate } from '../src/platform/time/local-time.js';
import { findBrokenRule } from '../src/modules/catalog/availability/booking-rules.js';
import { rulesOf } from '../src/modules/catalog/availability/require-bookable.js';
import { readTripPeriod } from '../src/modules/catalog/availability/trip-period.js';
import type { Car } from '../src/modules/catalog/cars/cars.table.js';
import type { SearchFilters, SearchSort } from '../src/modules/catalog/search/search.schemas.js';
import type { Tables } from '../src/tables.js';
import type { City } from '../src/modules/catalog/places/cities.table.js';
import { matchPlaces } from '../src/modules/catalog/places/match-places.js';
import type { DatedRate } from '../src/modules/catalog/pricing/day-rates.js';
import { partOf } from '../src/platform/money/money.js';
import { toMoney } from '../src/platform/money/money.schemas.js';
import { priceOneDay, priceTrip } from '../src/modules/catalog/pricing/price-trip.js';

/** The whole database, to be looked through car by car. */
export interface Everything {
  ownerUuid: string;
  cities: City[];
  cars: Car[];
  rates: Map<string, DatedRate[]>;
  claims: Map<string, { begins_at: Date; ends_at: Date; hold_expires_at: Date | null }[]>;
}

export async function readEverything(database: Kysely<Tables>): Promise<Everything> {
  const cars = await database.selectFrom('cars').selectAll().execute();
  const rates = await database.selectFrom('car_rates').selectAll().execute();
  const claims = await database.selectFrom('car_claims').selectAll().execute();
  return {
    ownerUuid: cars[0]?.owner_uuid ?? '',
    cities: await database.selectFrom('cities').selectAll().execute(),
    cars,
    rates: byCar(rates),
    claims: byCar(claims),
  };
}

function byCar<Row extends { car_uuid: string }>(rows: Row[]): Map<string, Row[]> {
  const rowsByCar = new Map<string, Row[]>();
  for (const row of rows) rowsByCar.set(row.car_uuid, [...(rowsByCar.get(row.car_uuid) ?? []), row]);
  return rowsByCar;
}

/** What a search must find, worked out without SQL: by the rules alone, and by the one function that prices. */
export function bruteForceSearch(
  { cities, cars, rates, claims }: Everything,
  query: SearchFilters & { sort: SearchSort },
  now: Date,
) {
  const found = cars.flatMap((car) => {
    const city = cities.find(({ id }) => id === car.city_id);
    if (!car.is_public || city === undefined || !fits(car, city, cities, query)) return [];
    const { pick_up, return: returned } = query;
    const priced = { ...car, daily_price_minor: car.daily_price_minor ?? 0 };
    let total: number | null = null;
    let perDay = priceOneDay(priced);
    if (pick_up !== undefined && returned !== undefined) {
      const [from, to] = [pick_up, returned].map((text) => {
        const local = parseLocalDateTime(text);
        return local === undefined ? now : toDate(inZone(local, city.time_zone));
      }) as [Date, Date];
      const minutes = (time: Date, count: number) => new Date(time.getTime() + count * 60_000);
      const begin = minutes(from, -car.effective_buffer_before_minutes);
      const end = minutes(to, car.effective_buffer_after_minutes);
      const isTaken = (claims.get(car.uuid) ?? []).some(
        ({ begins_at, ends_at, hold_expires_at }) =>
          begins_at < end && ends_at > begin && (hold_expires_at === null || hold_expires_at > now),
      );
      const daysAhead = (from.getTime() - now.getTime()) / 86_400_000;
      if (isTaken || from < now || daysAhead > (car.booking_horizon_days ?? Infinity)) return [];
      const period = readTripPeriod({ pick_up, return: returned }, city.time_zone, {
        now,
        horizonDays: Infinity,
      });
      if (findBrokenRule(period, rulesOf(car), { now }) !== undefined) return [];
      const trip = priceTrip({ ...priced, dated_rates: rates.get(car.uuid) ?? [] }, period);
      total = trip.price.totalMinor;
      perDay = partOf(total, trip.billableDays);
    }
    if (perDay < (query.price_per_day_min ?? 0) || perDay > (query.price_per_day_max ?? Infinity)) return [];
    if (total !== null && total > (query.total_max ?? Infinity)) return [];
    return [{ car, total, perDay }];
  });

  const price = (one: (typeof found)[number]) => one.total ?? one.perDay;
  const orders: Record<SearchSort, (one: (typeof found)[number], other: (typeof found)[number]) => number> = {
    price: (one, other) => price(one) - price(other),
    price_desc: (one, other) => price(other) - price(one),
    rating: ({ car: one }, { car: other }) => weighted(other) - weighted(one),
    newest: ({ car: one }, { car: other }) => Number(other.approved_at) - Number(one.approved_at),
  };
  return found
    .sort((one, other) => orders[query.sort](one, other) || (one.car.uuid < other.car.uuid ? -1 : 1))
    .map(({ car, total, perDay }) => ({
      car_uuid: car.uuid,
      total: total === null ? null : toMoney(total, car.currency),
      price_per_day: toMoney(perDay, car.currency),
    }));
}

/** As with five further reviews of 4.5 stars. */
const weighted = ({ rating_sum, rating_count }: Car) =>
  Math.floor((10_000 * (rating_sum + 5 * 4.5)) / (rating_count + 5));

function fits(car: Car, city: City, cities: City[], query: SearchFilters): boolean {
  const { place, type, transmission, fuel, seats = 0, features, instant_book } = query;
  const isListed = (list: string | undefined, value: string | null) =>
    list === undefined || list.split(',').includes(value ?? '');
  return (
    (place === undefined || matchPlaces(cities, place).some(({ id }) => id === city.id)) &&
    isListed(type, car.type) &&
    isListed(transmission, car.transmission) &&
    isListed(fuel, car.fuel) &&
    (car.seats ?? 0) >= seats &&
    (features === undefined ||
      features.split(',').every((each) => car.features.includes(each as 'bluetooth'))) &&
    (instant_book !== true || car.instant_book)
  );
}
