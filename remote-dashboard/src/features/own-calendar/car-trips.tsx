import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { Link } from 'react-router-dom';
import { LoadMore, PersonName } from '@drove/shared-ui';
import { formatLocalTime } from '@drove/shared-ui/formats';
import { reservationsOptions } from '../../api/reservations';
import { MessageLink } from '../../ui/message-link';
import { carTripsLabels } from './labels';

/** Whose trips a car's booked days are: the one under way, then those to come. */
export function CarTrips({ carUuid }: { carUuid: string }) {
  const api = useApi();
  const running = useSuspenseInfiniteQuery(
    reservationsOptions(api, 'owner', { car_uuid: carUuid, when: 'running' }),
  );
  const coming = useSuspenseInfiniteQuery(
    reservationsOptions(api, 'owner', { car_uuid: carUuid, when: 'coming' }),
  );
  const trips = [running, coming].flatMap(({ data }) => data.pages.flatMap((page) => page.reservations));
  return (
    <section aria-labelledby="car-trips" className="mt-8">
      <h2 id="car-trips" className="text-xl font-semibold tracking-tight">
        {carTripsLabels.heading}
      </h2>
      {trips.length === 0 && <p className="mt-1 text-base-content/80">{carTripsLabels.none}</p>}
      <ul className="mt-3 grid gap-3">
        {trips.map(({ reservation_uuid: uuid, booked_at: bookedAt, customer, pick_up: from, return: to }) => (
          <li
            key={uuid}
            className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-base-300 p-4"
          >
            <Link to={`/dashboard/reservations/${uuid}`} className="link wrap-anywhere">
              <PersonName>{customer.fname}</PersonName>
              <span>{` · ${formatLocalTime(from)} – ${formatLocalTime(to)}`}</span>
            </Link>
            {bookedAt !== null && <MessageLink uuid={uuid} name={customer.fname} />}
          </li>
        ))}
      </ul>
      <LoadMore query={coming} />
    </section>
  );
}
