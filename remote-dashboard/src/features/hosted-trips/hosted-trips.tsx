import { useApi } from '@drove/api-client';
import { usePrefetchInfiniteQuery, useSuspenseInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyNotice, ListSkeleton, LoadMore } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { ownedCarsOptions, type OwnCar } from '../../api/owned-cars';
import { reservationsOptions, type Reservation, type ReservationFilter } from '../../api/reservations';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { TripCard } from '../../ui/trip-card';
import { HostedTabs, hostedPartOf, type HostedPart } from './hosted-tabs';
import { hostedTripsLabels } from './labels';

const { emptyHeadings, emptyRequests, emptyTrips, emptySearch } = hostedTripsLabels;
const nothing = {
  requests: { heading: emptyHeadings.requests, text: emptyRequests },
  coming: { heading: emptyHeadings.coming, text: emptyTrips },
  running: { heading: emptyHeadings.running, text: emptyTrips },
  past: { heading: emptyHeadings.past, text: emptyTrips },
  search: { heading: emptyHeadings.search, text: emptySearch },
};

/** The bookings of an owner's cars: what needs an answer first, the nearest deadline at the top; or the one of a code. */
export function HostedTrips() {
  const [search, setSearch] = useSearchParams();
  const part = hostedPartOf(search.get('when'));
  const carUuid = search.get('car_uuid') ?? undefined;
  const code = search.get('booking_code') ?? '';
  const filter = code ? { booking_code: code } : filterOf(part, carUuid);
  // Asked for beside the cars, which the list waits for.
  usePrefetchInfiniteQuery(reservationsOptions(useApi(), 'owner', filter));
  // Whether there is a choice of cars is known first: it stands above everything else.
  const cars = useQuery(ownedCarsOptions(useApi()));
  const narrow = (name: 'car_uuid' | 'booking_code') => (value: string) =>
    setSearch((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });

  if (cars.isPending) return <ListSkeleton />;
  return (
    <>
      <div className="mb-4 grid gap-4 sm:grid-cols-2">
        <CarFilter cars={cars.data ?? []} value={carUuid ?? ''} onChange={narrow('car_uuid')} />
        <SearchBox label={hostedTripsLabels.bookingCode} value={code} onSearch={narrow('booking_code')} />
      </div>
      {/* A code names one booking, whenever it is. */}
      {!code && <HostedTabs current={part} carUuid={carUuid} />}
      <div className="mt-6">
        <QueryBoundary key={JSON.stringify(filter)} heading={hostedTripsLabels.failed}>
          <FoundTrips
            filter={filter}
            part={code ? 'search' : part}
            onShowAll={() => narrow('booking_code')('')}
          />
        </QueryBoundary>
      </div>
    </>
  );
}

const filterOf = (part: HostedPart, carUuid: string | undefined): ReservationFilter => ({
  car_uuid: carUuid,
  ...(part === 'requests' ? { waiting_for: 'answer' } : { when: part }),
});

interface FoundTripsProps {
  filter: ReservationFilter;
  part: keyof typeof nothing;
  /** Leaves the search. */
  onShowAll: () => void;
}

function FoundTrips({ filter, part, onShowAll }: FoundTripsProps) {
  const query = useSuspenseInfiniteQuery(reservationsOptions(useApi(), 'owner', filter));
  const found = query.data.pages.flatMap(({ reservations }) => reservations);
  const trips = part === 'requests' ? found.toSorted(byDeadline) : found;
  return (
    <>
      {trips.length === 0 && <EmptyNotice heading={nothing[part].heading}>{nothing[part].text}</EmptyNotice>}
      <ul className="grid gap-4">
        {trips.map((trip) => (
          <li key={trip.reservation_uuid}>
            <TripCard trip={trip} to={`/dashboard/reservations/${trip.reservation_uuid}`} />
          </li>
        ))}
      </ul>
      {part === 'search' && (
        <button type="button" className="btn mt-4 btn-outline" onClick={onShowAll}>
          {hostedTripsLabels.showAll}
        </button>
      )}
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
    <SelectFilter
      label={hostedTripsLabels.car}
      all={hostedTripsLabels.allCars}
      options={Object.fromEntries(names) as Record<string, string>}
      value={value}
      onChange={onChange}
    />
  );
}
