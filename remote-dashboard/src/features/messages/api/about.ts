import { queryOptions } from '@tanstack/react-query';
import type { Api } from 'api-client';
import type { ThreadSubject } from '../../../api/messages';
import { reservationOptions } from '../../../api/reservations';

/** With whom a new conversation would be, and about which car; null when there is no such car or trip. */
export function aboutOptions(api: Api, subject: ThreadSubject) {
  return queryOptions({
    queryKey: ['message subject', subject],
    queryFn: async ({ signal, client }) => {
      if ('car_uuid' in subject) {
        const car = await api
          .get('/cars/{car_uuid}', { path: { car_uuid: subject.car_uuid }, signal })
          .orNull('CAR_NOT_FOUND');
        return car && { name: car.owner.first_name, car: `${car.make} ${car.model} ${car.year}` };
      }
      const trip = await client.query(reservationOptions(api, subject.reservation_uuid));
      if (!trip || trip.viewer === 'admin') return null;
      const other = trip.viewer === 'customer' ? trip.owner : trip.customer;
      return { name: other.fname, car: `${trip.car.make} ${trip.car.model} ${trip.car.year}` };
    },
  });
}
