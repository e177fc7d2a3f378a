import type { ReservationDetails } from './reservation-details.repository.js';
import { agreedStatuses } from '../reservations/reservation-life-cycle.js';
import type { ReservationBody } from './reservation.schemas.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { type City, isComplete, toPhoto, toPlace } from '../../catalog/public.js';
import type { Viewer } from '../../people/public.js';

type Parties = Pick<ReservationBody, 'car' | 'customer' | 'owner' | 'address'>;

/** What an owner may know of who drives their car, from the trips before. */
export function driverOf(
  { customer_uuid }: Reservation,
  { drivers }: Pick<ReservationDetails, 'drivers'>,
): ReservationBody['driver'] {
  const driver = drivers.get(customer_uuid);
  if (driver === undefined) return null;
  const { is_verified, created_at, trips, cancellations, stars, ratings } = driver;
  return {
    is_verified,
    member_since: created_at.toISOString(),
    trips,
    cancellations,
    rating: ratings === 0 ? null : { average: Math.round((stars / ratings) * 10) / 10, count: ratings },
  };
}

interface PartiesContext {
  details: Pick<ReservationDetails, 'cars' | 'people'>;
  cities: readonly City[];
  apiUrl: string;
}

/** The car and both sides, as much of them as a person may know: how to find each other once both have agreed. */
export function partiesOf(
  reservation: Reservation,
  viewer: Viewer,
  { details, cities, apiUrl }: PartiesContext,
): Parties {
  const { cars, people } = details;
  const car = cars.get(reservation.car_uuid);
  const customer = people.get(reservation.customer_uuid);
  const owner = people.get(reservation.owner_uuid);
  const city = cities.find(({ id }) => id === car?.city_id);
  if (car === undefined || !isComplete(car) || city === undefined) {
    throw new Error(`Reservation ${reservation.uuid} has no car`);
  }
  if (customer === undefined || owner === undefined) {
    throw new Error(`Reservation ${reservation.uuid} lacks one of its sides`);
  }
  const isAgreed = viewer === 'admin' || agreedStatuses.includes(reservation.status);
  const known = (side: Viewer) => isAgreed || viewer === side;
  return {
    car: {
      car_uuid: car.uuid,
      make: car.make,
      model: car.model,
      year: car.year,
      photo: car.cover === null ? null : toPhoto({ apiUrl }, car.cover, `${car.make} ${car.model}`),
      place: toPlace(city),
      plate: known('owner') ? car.plate : null,
    },
    customer: {
      fname: customer.fname,
      lname: known('customer') ? customer.lname : null,
      phone: known('customer') ? customer.phone : null,
      phone_e164: known('customer') ? customer.phone_e164 : null,
    },
    owner: {
      fname: owner.fname,
      phone: known('owner') ? owner.phone : null,
      phone_e164: known('owner') ? owner.phone_e164 : null,
    },
    address: known('owner') ? { street: car.street, zip_code: car.zip_code, city: city.name } : null,
  };
}
