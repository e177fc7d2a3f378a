import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice } from 'shared-ui';
import { allInvoicesOptions } from '../../api/all-invoices';
import { useUrlFilters } from '../../lib/use-url-filters';
import { FilterGroup } from '../../ui/filter-group';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { InvoiceRows } from './invoice-rows';
import { allInvoicesLabels } from './labels';
import { TaxReport } from './tax-report';

const kinds = { invoice: allInvoicesLabels.invoices, credit_note: allInvoicesLabels.creditNotes };
const subjects = { service_fee: allInvoicesLabels.serviceFees, commission: allInvoicesLabels.commissions };

/** Every invoice and credit note, narrowed by the address, and the report for tax authorities. */
export function AllInvoices() {
  const { filters, isNarrowed, narrow, clear } = useUrlFilters(['about', 'kind', 'query']);
  const query = useInfiniteQuery(allInvoicesOptions(useApiClient(), filters));
  const invoices = query.data?.pages.flatMap((page) => page.invoices) ?? [];

  return (
    <>
      <TaxReport />
      <FilterGroup
        className="sm:grid-cols-[1fr_12rem_12rem]"
        search={
          <SearchBox label={allInvoicesLabels.search} value={filters.query} onSearch={narrow('query')} />
        }
        chosen={[filters.about, filters.kind]}
      >
        <SelectFilter
          label={allInvoicesLabels.recipient}
          all={allInvoicesLabels.all}
          options={subjects}
          value={filters.about}
          onChange={narrow('about')}
        />
        <SelectFilter
          label={allInvoicesLabels.kind}
          all={allInvoicesLabels.all}
          options={kinds}
          value={filters.kind}
          onChange={narrow('kind')}
        />
      </FilterGroup>
      {query.isPending && <ListSkeleton />}
      {query.isError && invoices.length === 0 && (
        <RetryNotice
          heading={allInvoicesLabels.invoicesNotLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && invoices.length === 0 && (
        <EmptyNotice
          heading={isNarrowed ? allInvoicesLabels.nothingMatches : allInvoicesLabels.noInvoicesYet}
          way={
            isNarrowed && (
              <button type="button" className="btn btn-outline" onClick={clear}>
                {allInvoicesLabels.showAll}
              </button>
            )
          }
        >
          {isNarrowed ? allInvoicesLabels.nothingMatchesText : allInvoicesLabels.noInvoicesYetText}
        </EmptyNotice>
      )}
      {invoices.length > 0 && (
        <div className="rounded-box border border-base-300 bg-base-100 p-5 shadow-raised">
          <InvoiceRows invoices={invoices} isAll />
        </div>
      )}
      <LoadMore query={query} />
    </>
  );
}
