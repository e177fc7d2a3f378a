import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyNotice, LoadMore } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { reservationsOptions } from '../../api/reservations';
import { LinkTabs } from '../../ui/link-tabs';
import { TripCard } from '../../ui/trip-card';
import { myTripsLabels } from './labels';

const path = '/dashboard/customer-reservations';
const tabs = [
  { when: 'coming', label: myTripsLabels.upcoming, none: myTripsLabels.noneUpcoming },
  { when: 'running', label: myTripsLabels.inProgress, none: myTripsLabels.noneInProgress },
  { when: 'past', label: myTripsLabels.past, none: myTripsLabels.nonePast },
] as const;

/** The signed-in person's trips: to come, under way, and over. Which of them is in the address. */
export function MyTrips() {
  const [search] = useSearchParams();
  const current = tabs.find(({ when }) => when === search.get('when')) ?? tabs[0];

  return (
    <>
      <LinkTabs
        label={myTripsLabels.tabs}
        tabs={tabs.map(({ when, label }) => ({
          to: when === 'coming' ? path : `${path}?when=${when}`,
          label,
          isCurrent: when === current.when,
        }))}
      />
      <div className="mt-6">
        <QueryBoundary key={current.when} heading={myTripsLabels.failed}>
          <TripList current={current} />
        </QueryBoundary>
      </div>
    </>
  );
}

function TripList({ current }: { current: (typeof tabs)[number] }) {
  const query = useSuspenseInfiniteQuery(reservationsOptions(useApi(), 'customer', { when: current.when }));
  const trips = query.data.pages.flatMap(({ reservations }) => reservations);
  return (
    <>
      {trips.length === 0 && (
        <EmptyNotice
          heading={current.none}
          way={
            <Link to="/carlisting" className="btn btn-primary">
              {myTripsLabels.emptyLink}
            </Link>
          }
        >
          {current.when === 'coming' ? myTripsLabels.emptyText : myTripsLabels.emptyTextAgain}
        </EmptyNotice>
      )}
      <ul className="grid gap-4">
        {trips.map((trip) => (
          <li key={trip.reservation_uuid}>
            <TripCard trip={trip} to={`${path}/${trip.reservation_uuid}`} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}
