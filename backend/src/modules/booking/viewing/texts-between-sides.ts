import { countriesOf, hideContacts } from '../../contacts/public.js';
import type { City } from '../../catalog/public.js';
import type { Viewer } from '../../people/public.js';
import type { ReservationDetails } from './reservation-details.repository.js';
import { agreedStatuses } from '../reservations/reservation-life-cycle.js';
import type { Reservation } from '../reservations/reservations.table.js';

interface TextsContext {
  details: Pick<ReservationDetails, 'cars' | 'people'>;
  cities: readonly City[];
}

/** What one side wrote to the other about a trip, as they read it: without contact details unless both have agreed. */
export function textsBetweenSides(
  { status, car_uuid, customer_uuid, owner_uuid }: Reservation,
  viewer: Viewer,
  { details: { cars, people }, cities }: TextsContext,
): <Given extends string | null>(text: Given) => Given | string {
  if (viewer === 'admin' || agreedStatuses.includes(status)) return (text) => text;
  const city = cities.find(({ id }) => id === cars.get(car_uuid)?.city_id);
  const numbers = [customer_uuid, owner_uuid].map((uuid) => people.get(uuid)?.phone_e164 ?? null);
  const countries = countriesOf(city?.country_code, numbers);
  return (text) => (text === null ? text : hideContacts(text, { countries }));
}
