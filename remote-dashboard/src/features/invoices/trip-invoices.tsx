import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, RetryNotice } from 'shared-ui';
import { tripInvoicesOptions } from '../../api/invoices';
import { InvoiceRows } from './invoice-rows';
import { tripInvoicesLabels } from './labels';

/** The invoices of a trip for the person in front of it; fetched when they are opened. */
export function TripInvoices({ reservationUuid }: { reservationUuid: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-6 rounded-box border border-base-300 bg-base-100 p-5 shadow-raised sm:px-6 print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-semibold">{tripInvoicesLabels.invoices}</summary>
      <div className="mt-4">{isOpen && <Opened reservationUuid={reservationUuid} />}</div>
    </details>
  );
}

function Opened({ reservationUuid }: { reservationUuid: string }) {
  const query = useQuery(tripInvoicesOptions(useApiClient(), reservationUuid));
  if (query.isError) {
    return (
      <RetryNotice
        heading={tripInvoicesLabels.invoicesNotLoaded}
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <ListSkeleton rows={1} />;
  if (query.data.length === 0) {
    return <p className="text-base-content/75">{tripInvoicesLabels.noInvoicesYet}</p>;
  }
  return <InvoiceRows invoices={query.data} />;
}
