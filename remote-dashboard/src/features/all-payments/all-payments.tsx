import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Sheet } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import {
  allPaymentsOptions,
  paymentFilterNames,
  type AccountedPayment,
  type PaymentFilter,
} from './api/all-payments';
import { useUrlFilters } from '../../lib/use-url-filters';
import { ListStates } from '../../ui/list-states';
import { ExportButton } from './export-button';
import { allPaymentsLabels } from './labels';
import { PaymentFilters } from './payment-filters';
import { PaymentTotals } from './payment-totals';
import { PaymentsTable } from './payments-table';
import { RefundForm } from './refund-form';

/** Every payment of the marketplace: narrowed by the address, added up, given back, taken away as a file. */
export function AllPayments() {
  const { filters, isNarrowed, narrow, clear } = useUrlFilters(paymentFilterNames);
  const [refunding, setRefunding] = useState<AccountedPayment>();

  return (
    <>
      <PaymentFilters filters={filters} narrow={narrow} />
      <QueryBoundary key={JSON.stringify(filters)} heading={allPaymentsLabels.failed}>
        <FoundPayments filter={filters} onRefund={setRefunding} onShowAll={isNarrowed ? clear : undefined} />
      </QueryBoundary>
      <Sheet
        isOpen={refunding !== undefined}
        onClose={() => setRefunding(undefined)}
        heading={allPaymentsLabels.refundHeading}
        className="sm:w-[34rem]"
      >
        {refunding && (
          <RefundForm
            payment={refunding}
            onDone={() => setRefunding(undefined)}
            onClose={() => setRefunding(undefined)}
          />
        )}
      </Sheet>
    </>
  );
}

interface FoundPaymentsProps {
  filter: PaymentFilter;
  onRefund: (payment: AccountedPayment) => void;
  onShowAll: (() => void) | undefined;
}

function FoundPayments({ filter, onRefund, onShowAll }: FoundPaymentsProps) {
  const query = useSuspenseInfiniteQuery(allPaymentsOptions(useApi(), filter));
  const payments = query.data.pages.flatMap((page) => page.payments);
  const empty = { heading: allPaymentsLabels.emptyHeading, text: allPaymentsLabels.emptyText };
  return (
    <>
      {query.data.pages[0] && <PaymentTotals totals={query.data.pages[0].totals} />}
      <ListStates query={query} count={payments.length} empty={empty} onShowAll={onShowAll}>
        <div className="mb-3 flex justify-end">
          <ExportButton filter={filter} />
        </div>
        <PaymentsTable payments={payments} onRefund={onRefund} />
      </ListStates>
    </>
  );
}
