import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice } from 'shared-ui';
import { reservationsOptions } from '../../api/reservations';
import { tripStatuses } from '../../lib/trip-labels';
import { FilterGroup } from '../../ui/filter-group';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { AllTripsTable } from './all-trips-table';

const waits = {
  decision: 'A decision',
  confirmation: 'A confirmation',
  deposit_claim: 'A deposit claim',
  late_fee: 'An overdue late fee',
};
const periods = { coming: 'Upcoming', running: 'In progress', past: 'Past' };

/** Every reservation of the marketplace, narrowed by what the address says. */
export function AllTrips() {
  const [search, setSearch] = useSearchParams();
  const [status, when, text, waitingFor] = ['status', 'when', 'query', 'waiting_for'].map(
    (name) => search.get(name) ?? '',
  );
  const query = useInfiniteQuery(
    reservationsOptions(useApiClient(), 'admin', { status, when, query: text, waiting_for: waitingFor }),
  );
  const trips = query.data?.pages.flatMap(({ reservations }) => reservations) ?? [];
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
            <SearchBox
              label="Name, email, car, plate or trip number"
              value={text ?? ''}
              onSearch={narrow('query')}
            />
          </div>
        }
        chosen={[status, when, waitingFor]}
      >
        <SelectFilter
          label="State"
          all="All states"
          options={Object.fromEntries(tripStatuses.map(({ status: value, label }) => [value, label]))}
          value={status ?? ''}
          onChange={narrow('status')}
        />
        <SelectFilter
          label="When"
          all="Any time"
          options={periods}
          value={when ?? ''}
          onChange={narrow('when')}
        />
        <SelectFilter
          label="Waiting for"
          all="All trips"
          options={waits}
          value={waitingFor ?? ''}
          onChange={narrow('waiting_for')}
        />
      </FilterGroup>
      {query.isPending && <ListSkeleton />}
      {query.isError && trips.length === 0 && (
        <RetryNotice
          heading="The reservations could not be loaded"
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && trips.length === 0 && (
        <EmptyNotice
          heading={isNarrowed ? 'Nothing matches' : 'No reservations yet'}
          way={
            isNarrowed && (
              <button type="button" className="btn btn-outline" onClick={() => setSearch({})}>
                Show all
              </button>
            )
          }
        >
          {isNarrowed
            ? 'Try fewer words or another filter.'
            : 'Bookings appear here as soon as they’re made.'}
        </EmptyNotice>
      )}
      {trips.length > 0 && <AllTripsTable trips={trips} />}
      <LoadMore query={query} />
    </>
  );
}
