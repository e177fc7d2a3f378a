import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { EmptyNotice, LoadMore } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { allInvoicesOptions } from './api/all-invoices';
import { useUrlFilters } from '../../lib/use-url-filters';
import { FilterGroup } from '../../ui/filter-group';
import { SearchBox } from '../../ui/search-box';
import { SelectFilter } from '../../ui/select-filter';
import { InvoiceRows } from './invoice-rows';
import { allInvoicesLabels } from './labels';
import { TaxReport } from './tax-report';

const kinds = { invoice: allInvoicesLabels.kinds.invoice, credit_note: allInvoicesLabels.kinds.creditNote };
const subjects = {
  service_fee: allInvoicesLabels.recipients.serviceFee,
  commission: allInvoicesLabels.recipients.commission,
};

/** Every invoice and credit note, narrowed by the address, and the report for tax authorities. */
export function AllInvoices() {
  const { filters, isNarrowed, narrow, clear } = useUrlFilters(['about', 'kind', 'query']);

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
      <QueryBoundary key={JSON.stringify(filters)} heading={allInvoicesLabels.failed}>
        <FoundInvoices filters={filters} onShowAll={isNarrowed ? clear : undefined} />
      </QueryBoundary>
    </>
  );
}

interface FoundInvoicesProps {
  filters: Parameters<typeof allInvoicesOptions>[1];
  onShowAll: (() => void) | undefined;
}

function FoundInvoices({ filters, onShowAll }: FoundInvoicesProps) {
  const query = useSuspenseInfiniteQuery(allInvoicesOptions(useApi(), filters));
  const invoices = query.data.pages.flatMap((page) => page.invoices);
  return (
    <>
      {invoices.length === 0 && (
        <EmptyNotice
          heading={onShowAll ? allInvoicesLabels.noMatchHeading : allInvoicesLabels.emptyHeading}
          way={
            onShowAll && (
              <button type="button" className="btn btn-outline" onClick={onShowAll}>
                {allInvoicesLabels.showAll}
              </button>
            )
          }
        >
          {onShowAll ? allInvoicesLabels.noMatchText : allInvoicesLabels.emptyText}
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
