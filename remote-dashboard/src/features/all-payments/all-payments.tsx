import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useSearchParams } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice, Sheet } from 'shared-ui';
import { allPaymentsOptions, type AccountedPayment, type PaymentFilter } from '../../api/all-payments';
import { ExportButton } from './export-button';
import { allPaymentsLabels } from './labels';
import { PaymentFilters } from './payment-filters';
import { PaymentTotals } from './payment-totals';
import { PaymentsTable } from './payments-table';
import { RefundForm } from './refund-form';

/** Every payment of the marketplace: narrowed by the address, added up, given back, taken away as a file. */
export function AllPayments() {
  const [search, setSearch] = useSearchParams();
  const [refunding, setRefunding] = useState<AccountedPayment>();
  const read = (name: keyof PaymentFilter) => search.get(name) ?? '';
  const filter: PaymentFilter = {
    status: read('status'),
    purpose: read('purpose'),
    refund: read('refund'),
    from: read('from'),
    to: read('to'),
    query: read('query'),
  };
  const query = useInfiniteQuery(allPaymentsOptions(useApiClient(), filter));
  const payments = query.data?.pages.flatMap((page) => page.payments) ?? [];
  const isNarrowed = Object.values(filter).some(Boolean);

  return (
    <>
      <PaymentFilters
        filter={filter}
        onChange={(name, value) =>
          setSearch(
            (now) => {
              if (value) now.set(name, value);
              else now.delete(name);
              return now;
            },
            { replace: true },
          )
        }
      />
      {query.isPending && <ListSkeleton />}
      {query.isError && payments.length === 0 && (
        <RetryNotice
          heading={allPaymentsLabels.paymentsNotLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.pages[0] && <PaymentTotals totals={query.data.pages[0].totals} />}
      {query.isSuccess && payments.length === 0 && (
        <EmptyNotice
          heading={isNarrowed ? allPaymentsLabels.nothingMatches : allPaymentsLabels.noPaymentsYet}
          way={
            isNarrowed && (
              <button type="button" className="btn btn-outline" onClick={() => setSearch({})}>
                {allPaymentsLabels.showAll}
              </button>
            )
          }
        >
          {isNarrowed ? allPaymentsLabels.nothingMatchesText : allPaymentsLabels.noPaymentsYetText}
        </EmptyNotice>
      )}
      {payments.length > 0 && (
        <>
          <div className="mb-3 flex justify-end">
            <ExportButton filter={filter} />
          </div>
          <PaymentsTable payments={payments} onRefund={setRefunding} />
        </>
      )}
      <LoadMore query={query} />
      <Sheet
        isOpen={refunding !== undefined}
        onClose={() => setRefunding(undefined)}
        heading={allPaymentsLabels.refund}
        className="sm:w-[34rem]"
      >
        {refunding && (
          <RefundForm
            payment={refunding}
            onDone={() => {
              setRefunding(undefined);
              toast.success(allPaymentsLabels.refundStarted);
            }}
            onClose={() => setRefunding(undefined)}
          />
        )}
      </Sheet>
    </>
  );
}
