import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { reservationsOptions } from '../../api/reservations';
import { tripStatuses } from '../../lib/trip-labels';
import { useUrlFilters } from '../../lib/use-url-filters';
import { FilterGroup } from '../../ui/filter-group';
import { ListStates } from '../../ui/list-states';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { AllTripsTable } from './all-trips-table';
import { allTripsLabels } from './labels';

const waits = {
  decision: allTripsLabels.waits.decision,
  confirmation: allTripsLabels.waits.confirmation,
  deposit_claim: allTripsLabels.waits.depositClaim,
  late_fee: allTripsLabels.waits.lateFee,
  owner_suspended: allTripsLabels.waits.ownerSuspended,
};
const periods = {
  coming: allTripsLabels.periods.coming,
  running: allTripsLabels.periods.running,
  past: allTripsLabels.periods.past,
};

/** Every reservation of the marketplace, narrowed by what the address says. */
export function AllTrips() {
  const { filters, isNarrowed, narrow, clear } = useUrlFilters(['status', 'when', 'query', 'waiting_for']);

  return (
    <>
      <FilterGroup
        className="sm:grid-cols-3 xl:grid-cols-[1fr_12rem_12rem_12rem]"
        search={
          <div className="sm:col-span-3 xl:col-span-1">
            <SearchBox label={allTripsLabels.search} value={filters.query} onSearch={narrow('query')} />
          </div>
        }
        chosen={[filters.status, filters.when, filters.waiting_for]}
      >
        <SelectFilter
          label={allTripsLabels.state}
          all={allTripsLabels.allStates}
          options={Object.fromEntries(tripStatuses.map(({ status, label }) => [status, label]))}
          value={filters.status}
          onChange={narrow('status')}
        />
        <SelectFilter
          label={allTripsLabels.when}
          all={allTripsLabels.allPeriods}
          options={periods}
          value={filters.when}
          onChange={narrow('when')}
        />
        <SelectFilter
          label={allTripsLabels.waitingFor}
          all={allTripsLabels.allWaits}
          options={waits}
          value={filters.waiting_for}
          onChange={narrow('waiting_for')}
        />
      </FilterGroup>
      <QueryBoundary key={JSON.stringify(filters)} heading={allTripsLabels.failed}>
        <FoundTrips filters={filters} onShowAll={isNarrowed ? clear : undefined} />
      </QueryBoundary>
    </>
  );
}

interface FoundTripsProps {
  filters: Parameters<typeof reservationsOptions>[2];
  onShowAll: (() => void) | undefined;
}

function FoundTrips({ filters, onShowAll }: FoundTripsProps) {
  const query = useSuspenseInfiniteQuery(reservationsOptions(useApi(), 'admin', filters));
  const trips = query.data.pages.flatMap(({ reservations }) => reservations);
  return (
    <ListStates
      query={query}
      count={trips.length}
      empty={{ heading: allTripsLabels.emptyHeading, text: allTripsLabels.emptyText }}
      onShowAll={onShowAll}
    >
      <AllTripsTable trips={trips} />
    </ListStates>
  );
}
