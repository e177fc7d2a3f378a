import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice } from 'shared-ui';
import { allPayoutsOptions } from '../../api/all-payouts';
import { useUrlFilters } from '../../lib/use-url-filters';
import { FilterGroup } from '../../ui/filter-group';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { BankFiles } from './bank-files';
import { BankTransfers } from './bank-transfers';
import { allPayoutsLabels } from './labels';
import { PayoutTotals } from './payout-totals';
import { PayoutsTable } from './payouts-table';

const states = {
  scheduled: allPayoutsLabels.scheduledOrOwed,
  sent: allPayoutsLabels.onItsWay,
  paid: allPayoutsLabels.paidOrSetOff,
  cancelled: allPayoutsLabels.cancelled,
};

/** What all owners get and owe: added up, narrowed by the address, and taken away for the bank. */
export function AllPayouts() {
  const { filters, isNarrowed, narrow, clear } = useUrlFilters(['status', 'query']);
  const query = useInfiniteQuery(allPayoutsOptions(useApiClient(), filters));
  const payouts = query.data?.pages.flatMap((page) => page.payouts) ?? [];

  return (
    <>
      <BankFiles />
      <BankTransfers />
      <FilterGroup
        className="sm:grid-cols-[1fr_16rem]"
        search={
          <SearchBox label={allPayoutsLabels.search} value={filters.query} onSearch={narrow('query')} />
        }
        chosen={[filters.status]}
      >
        <SelectFilter
          label={allPayoutsLabels.state}
          all={allPayoutsLabels.allStates}
          options={states}
          value={filters.status}
          onChange={narrow('status')}
        />
      </FilterGroup>
      {query.isPending && <ListSkeleton />}
      {query.data?.pages[0] && <PayoutTotals totals={query.data.pages[0].totals} />}
      {query.isError && payouts.length === 0 && (
        <RetryNotice
          heading={allPayoutsLabels.payoutsNotLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && payouts.length === 0 && (
        <EmptyNotice
          heading={isNarrowed ? allPayoutsLabels.nothingMatches : allPayoutsLabels.noPayoutsYet}
          way={
            isNarrowed && (
              <button type="button" className="btn btn-outline" onClick={clear}>
                {allPayoutsLabels.showAll}
              </button>
            )
          }
        >
          {isNarrowed ? allPayoutsLabels.nothingMatchesText : allPayoutsLabels.noPayoutsYetText}
        </EmptyNotice>
      )}
      {payouts.length > 0 && <PayoutsTable payouts={payouts} />}
      <LoadMore query={query} />
    </>
  );
}
