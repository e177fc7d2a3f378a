import { useApi } from '@drove/api-client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { tripInvoicesOptions } from './api/invoices';
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
      <summary className="cursor-pointer font-semibold">{tripInvoicesLabels.heading}</summary>
      <div className="mt-4">
        {isOpen && (
          <QueryBoundary heading={tripInvoicesLabels.failed} fallback={<ListSkeleton rows={1} />}>
            <Opened reservationUuid={reservationUuid} />
          </QueryBoundary>
        )}
      </div>
    </details>
  );
}

function Opened({ reservationUuid }: { reservationUuid: string }) {
  const query = useSuspenseQuery(tripInvoicesOptions(useApi(), reservationUuid));
  if (query.data.length === 0) {
    return <p className="text-base-content/75">{tripInvoicesLabels.empty}</p>;
  }
  return <InvoiceRows invoices={query.data} />;
}
