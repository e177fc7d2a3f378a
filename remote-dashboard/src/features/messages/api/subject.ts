import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@drove/api-client';
import { messageKeys, type ThreadSubject } from './messages-api';

/**
 * What a message about a car or a trip belongs to: the conversation that there is already, and with whom a new one would
 * be; `about` is null when there is no such car or trip. Asked for each time.
 */
export function subjectOptions(api: Api, subject: ThreadSubject) {
  return queryOptions({
    queryKey: [...messageKeys.threads, 'of', subject],
    queryFn: async ({ signal }) => {
      const [{ thread }, about] = await Promise.all([
        api.get('/my/threads/of', { query: subject, signal }),
        readAbout(api, subject, signal),
      ]);
      return { thread, about };
    },
    staleTime: 0,
  });
}

/** With whom a new conversation would be, and about which car. */
export interface About {
  name: string;
  car: string;
}

async function readAbout(api: Api, subject: ThreadSubject, signal: AbortSignal): Promise<About | null> {
  if ('car_uuid' in subject) {
    const path = { car_uuid: subject.car_uuid };
    const car = await api.get('/cars/{car_uuid}', { path, signal }).orNull('CAR_NOT_FOUND');
    return car && { name: car.owner.first_name, car: `${car.make} ${car.model} ${car.year}` };
  }
  const path = { reservation_uuid: subject.reservation_uuid };
  const trip = await api
    .get('/reservations/{reservation_uuid}', { path, signal })
    .orNull('RESERVATION_NOT_FOUND');
  if (!trip || trip.viewer === 'admin') return null;
  const other = trip.viewer === 'customer' ? trip.owner : trip.customer;
  return { name: other.fname, car: `${trip.car.make} ${trip.car.model} ${trip.car.year}` };
}
