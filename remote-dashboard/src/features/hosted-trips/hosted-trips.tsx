import { useApi, type Api } from 'api-client';
import { usePrefetchInfiniteQuery, useSuspenseInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyNotice, ListSkeleton, LoadMore } from 'shared-ui';
import { QueryBoundary } from 'shared-ui/query-boundary';
import { ownedCarsOptions, type OwnCar } from '../../api/owned-cars';
import { reservationsOptions, type Reservation } from '../../api/reservations';
import { SelectFilter } from '../../ui/select-filter';
import { TripCard } from '../../ui/trip-card';
import { HostedTabs, hostedPartOf, type HostedPart } from './hosted-tabs';
import { hostedTripsLabels } from './labels';

const nothing = {
  requests: hostedTripsLabels.emptyHeadings.requests,
  coming: hostedTripsLabels.emptyHeadings.coming,
  running: hostedTripsLabels.emptyHeadings.running,
  past: hostedTripsLabels.emptyHeadings.past,
} as const;

/** The bookings of an owner's cars: what needs an answer first, the nearest deadline at the top. */
export function HostedTrips() {
  const [search, setSearch] = useSearchParams();
  const part = hostedPartOf(search.get('when'));
  const carUuid = search.get('car_uuid') ?? undefined;
  // Asked for beside the cars, which the list waits for.
  usePrefetchInfiniteQuery(hostedOptions(useApi(), part, carUuid));
  // Whether there is a choice of cars is known first: it stands above everything else.
  const cars = useQuery(ownedCarsOptions(useApi()));

  if (cars.isPending) return <ListSkeleton />;
  return (
    <>
      <CarFilter
        cars={cars.data ?? []}
        value={carUuid ?? ''}
        onChange={(car) =>
          setSearch((now) => {
            if (car) now.set('car_uuid', car);
            else now.delete('car_uuid');
            return now;
          })
        }
      />
      <HostedTabs current={part} carUuid={carUuid} />
      <div className="mt-6">
        <QueryBoundary key={`${part} ${carUuid}`} heading={hostedTripsLabels.failed}>
          <FoundTrips part={part} carUuid={carUuid} />
        </QueryBoundary>
      </div>
    </>
  );
}

interface FoundTripsProps {
  part: HostedPart;
  carUuid: string | undefined;
}

const hostedOptions = (api: Api, part: HostedPart, carUuid: string | undefined) =>
  reservationsOptions(api, 'owner', {
    car_uuid: carUuid,
    ...(part === 'requests' ? { waiting_for: 'answer' } : { when: part }),
  });

function FoundTrips({ part, carUuid }: FoundTripsProps) {
  const query = useSuspenseInfiniteQuery(hostedOptions(useApi(), part, carUuid));
  const found = query.data.pages.flatMap(({ reservations }) => reservations);
  const trips = part === 'requests' ? found.toSorted(byDeadline) : found;
  return (
    <>
      {trips.length === 0 && (
        <EmptyNotice heading={nothing[part]}>
          {part === 'requests' ? hostedTripsLabels.emptyRequests : hostedTripsLabels.emptyTrips}
        </EmptyNotice>
      )}
      <ul className="grid gap-4">
        {trips.map((trip) => (
          <li key={trip.reservation_uuid}>
            <TripCard trip={trip} to={`/dashboard/reservations/${trip.reservation_uuid}`} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

function byDeadline(one: Reservation, other: Reservation): number {
  return answerBy(one).localeCompare(answerBy(other));
}

const answerBy = ({ status, answer_by: requestBy, change }: Reservation) =>
  (status === 'pending_owner' ? requestBy : change?.expires_at) ?? '';

interface CarFilterProps {
  cars: OwnCar[];
  value: string;
  onChange: (carUuid: string) => void;
}

/** Narrows the bookings to one car; nothing to choose for an owner of a single one. */
function CarFilter({ cars, value, onChange }: CarFilterProps) {
  if (cars.length < 2) return null;
  const names = cars.map((car) => [car.car_uuid, [car.make, car.model, car.year].filter(Boolean).join(' ')]);
  return (
    <div className="mb-4 max-w-xs">
      <SelectFilter
        label={hostedTripsLabels.car}
        all={hostedTripsLabels.allCars}
        options={Object.fromEntries(names) as Record<string, string>}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
