import type { TripPeriod } from '../../calendar/trip-period.js';
import { toPlace } from '../../geography/list-places.js';
import type { City } from '../../geography/cities.table.js';
import { toPhoto } from '../../photos/photo-body.js';
import { partOf } from '../../pricing/money.js';
import { toMoney } from '../../pricing/money.schemas.js';
import { priceOneDay, priceTrip } from '../../pricing/price-trip.js';
import type { Car } from '../cars.table.js';
import type { CarCardBody } from './car-card.schemas.js';
import type { CarCardRow } from './car-cards.repository.js';

/**
 * A car as a list shows it.
 *
 * @param periods the wanted period in each time zone; null when none is chosen
 */
export function toCarCard(
  car: CarCardRow,
  cities: readonly City[],
  periods: readonly TripPeriod[] | null,
): CarCardBody {
  const { uuid, make, model, year, type, transmission, fuel, seats, features, instant_book, currency } = car;
  const city = cities.find(({ id }) => id === car.city_id);
  if (city === undefined) throw new Error(`Car ${uuid} is in a city that is not there`);
  const period = periods?.find(({ timeZone }) => timeZone === car.time_zone);
  const trip = period === undefined ? undefined : priceTrip(car, car.rates ?? [], period);

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
    photo: car.cover === null ? null : toPhoto(car.cover, `${make} ${model}`),
    price_per_day: toMoney(
      trip === undefined ? priceOneDay(car) : partOf(trip.price.totalMinor, trip.billableDays),
      currency,
    ),
    total: trip === undefined ? null : toMoney(trip.price.totalMinor, currency),
    billable_days: trip?.billableDays ?? null,
  };
}

/** Average stars with two decimals, as the list is sorted by; null when nobody rated. */
export function toRating(car: Pick<Car, 'rating_count' | 'rating_hundredths'>): CarCardBody['rating'] {
  if (car.rating_count === 0) return null;
  return { average: car.rating_hundredths / 100, count: car.rating_count };
}
