import { useApi } from '@drove/api-client';
import {
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
  useQuery,
  useSuspenseInfiniteQuery,
} from '@tanstack/react-query';
import { ListSkeleton } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { allPayoutsOptions } from './api/all-payouts';
import { bankFilesOptions } from './api/bank-files';
import { bankTransfersOptions } from './api/bank-transfers';
import { useUrlFilters } from '../../lib/use-url-filters';
import { FilterGroup } from '../../ui/filter-group';
import { ListStates } from '../../ui/list-states';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { BankFiles } from './bank-files';
import { BankTransfers } from './bank-transfers';
import { allPayoutsLabels } from './labels';
import { PayoutTotals } from './payout-totals';
import { PayoutsTable } from './payouts-table';

const states = {
  scheduled: allPayoutsLabels.states.scheduled,
  sent: allPayoutsLabels.states.sent,
  paid: allPayoutsLabels.states.paid,
  cancelled: allPayoutsLabels.states.cancelled,
};

/** What all owners get and owe: added up, narrowed by the address, and taken away for the bank. */
export function AllPayouts() {
  const { filters, isNarrowed, narrow, clear } = useUrlFilters(['status', 'query']);
  const api = useApi();
  usePrefetchInfiniteQuery(allPayoutsOptions(api, filters));
  const files = useQuery(bankFilesOptions(api));
  const transfers = useInfiniteQuery(bankTransfersOptions(api, 'sent'));
  // The sections are as long as what is in them: one that came later would move those below it.
  if (files.isPending || transfers.isPending) return <ListSkeleton />;

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
      <QueryBoundary key={JSON.stringify(filters)} heading={allPayoutsLabels.failed}>
        <FoundPayouts filters={filters} onShowAll={isNarrowed ? clear : undefined} />
      </QueryBoundary>
    </>
  );
}

interface FoundPayoutsProps {
  filters: Parameters<typeof allPayoutsOptions>[1];
  onShowAll: (() => void) | undefined;
}

function FoundPayouts({ filters, onShowAll }: FoundPayoutsProps) {
  const query = useSuspenseInfiniteQuery(allPayoutsOptions(useApi(), filters));
  const payouts = query.data.pages.flatMap((page) => page.payouts);
  const empty = { heading: allPayoutsLabels.emptyHeading, text: allPayoutsLabels.emptyText };
  return (
    <>
      {query.data.pages[0] && <PayoutTotals totals={query.data.pages[0].totals} />}
      <ListStates query={query} count={payouts.length} empty={empty} onShowAll={onShowAll}>
        <PayoutsTable payouts={payouts} />
      </ListStates>
    </>
  );
}
