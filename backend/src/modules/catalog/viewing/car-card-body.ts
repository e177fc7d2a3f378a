import type { Deps } from '../../../platform/deps.js';
import type { TripPeriod } from '../availability/trip-period.js';
import { toPlace } from '../places/list-places.js';
import type { City } from '../places/cities.table.js';
import { toPhoto } from '../photos/photo-body.js';
import { partOf } from '../../../platform/money/money.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { priceOneDay, priceTrip, type PricedCar } from '../pricing/price-trip.js';
import type { Car } from '../cars/cars.table.js';
import type { CarCardBody } from './car-card.schemas.js';
import type { CarCardRow } from './car-cards.repository.js';

/** What a car costs for the wanted period, fee and tax included. */
export interface CardPrice {
  perDayMinor: number;
  /** Null, as the days are, without a period. */
  totalMinor: number | null;
  billableDays: number | null;
}

/**
 * What a card says that its car costs.
 *
 * @param periods the wanted period in each time zone; null when none is chosen
 */
export function priceCard(
  car: PricedCar & { time_zone: string },
  periods: readonly TripPeriod[] | null,
): CardPrice {
  const period = periods?.find(({ timeZone }) => timeZone === car.time_zone);
  if (period === undefined) return { perDayMinor: priceOneDay(car), totalMinor: null, billableDays: null };
  const { price, billableDays } = priceTrip(car, period);
  return {
    perDayMinor: partOf(price.totalMinor, billableDays),
    totalMinor: price.totalMinor,
    billableDays,
  };
}

/** A car as a list shows it. */
export function toCarCard(
  deps: Pick<Deps, 'apiUrl'>,
  car: CarCardRow,
  cities: readonly City[],
  price: CardPrice = priceCard(car, null),
): CarCardBody {
  const { uuid, make, model, year, type, transmission, fuel, seats, features, instant_book, currency } = car;
  const city = cities.find(({ id }) => id === car.city_id);
  if (city === undefined) throw new Error(`Car ${uuid} is in a city that is not there`);
  return {
    car_uuid: uuid,
    make,
    model,
    year,
    type,
    transmission,
    fuel,
    seats,
    features,
    place: toPlace(city),
    instant_book,
    rating: toRating(car),
    photo: car.cover === null ? null : toPhoto(deps, car.cover, `${make} ${model}`),
    photo_count: car.photo_count,
    price_per_day: toMoney(price.perDayMinor, currency),
    total: price.totalMinor === null ? null : toMoney(price.totalMinor, currency),
    billable_days: price.billableDays,
  };
}

/** Average stars with two decimals, as the list is sorted by; null when no one rated. */
export function toRating(car: Pick<Car, 'rating_count' | 'rating_hundredths'>): CarCardBody['rating'] {
  if (car.rating_count === 0) return null;
  return { average: car.rating_hundredths / 100, count: car.rating_count };
}
