import { useApi } from 'api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyNotice, LoadMore } from 'shared-ui';
import { QueryBoundary } from 'shared-ui/query-boundary';
import { reservationsOptions } from '../../api/reservations';
import { tripStatuses } from '../../lib/trip-labels';
import { FilterGroup } from '../../ui/filter-group';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { AllTripsTable } from './all-trips-table';
import { allTripsLabels } from './labels';

const waits = {
  decision: allTripsLabels.aDecision,
  confirmation: allTripsLabels.aConfirmation,
  deposit_claim: allTripsLabels.aDepositClaim,
  late_fee: allTripsLabels.anOverdueLateFee,
};
const periods = {
  coming: allTripsLabels.upcoming,
  running: allTripsLabels.inProgress,
  past: allTripsLabels.past,
};

/** Every reservation of the marketplace, narrowed by what the address says. */
export function AllTrips() {
  const [search, setSearch] = useSearchParams();
  const [status, when, text, waitingFor] = ['status', 'when', 'query', 'waiting_for'].map(
    (name) => search.get(name) ?? '',
  );
  const filters = { status, when, query: text, waiting_for: waitingFor };
  const isNarrowed = Boolean(status || when || text || waitingFor);

  const narrow = (name: string) => (value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(name, value);
        else now.delete(name);
        return now;
      },
      { replace: true },
    );

  return (
    <>
      <FilterGroup
        className="sm:grid-cols-3 lg:grid-cols-[1fr_12rem_12rem_12rem]"
        search={
          <div className="sm:col-span-3 lg:col-span-1">
            <SearchBox label={allTripsLabels.search} value={text ?? ''} onSearch={narrow('query')} />
          </div>
        }
        chosen={[status, when, waitingFor]}
      >
        <SelectFilter
          label={allTripsLabels.state}
          all={allTripsLabels.allStates}
          options={Object.fromEntries(tripStatuses.map(({ status: value, label }) => [value, label]))}
          value={status ?? ''}
          onChange={narrow('status')}
        />
        <SelectFilter
          label={allTripsLabels.when}
          all={allTripsLabels.anyTime}
          options={periods}
          value={when ?? ''}
          onChange={narrow('when')}
        />
        <SelectFilter
          label={allTripsLabels.waitingFor}
          all={allTripsLabels.allTrips}
          options={waits}
          value={waitingFor ?? ''}
          onChange={narrow('waiting_for')}
        />
      </FilterGroup>
      <QueryBoundary key={JSON.stringify(filters)} heading={allTripsLabels.reservationsNotLoaded}>
        <FoundTrips filters={filters} onShowAll={isNarrowed ? () => setSearch({}) : undefined} />
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
    <>
      {trips.length === 0 && (
        <EmptyNotice
          heading={onShowAll ? allTripsLabels.nothingMatches : allTripsLabels.noReservationsYet}
          way={
            onShowAll && (
              <button type="button" className="btn btn-outline" onClick={onShowAll}>
                {allTripsLabels.showAll}
              </button>
            )
          }
        >
          {onShowAll ? allTripsLabels.nothingMatchesText : allTripsLabels.noReservationsYetText}
        </EmptyNotice>
      )}
      {trips.length > 0 && <AllTripsTable trips={trips} />}
      <LoadMore query={query} />
    </>
  );
}
