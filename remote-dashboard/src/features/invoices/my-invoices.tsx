import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { EmptyNotice, ListSkeleton, LoadMore, Panel } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { myInvoicesOptions } from './api/invoices';
import { InvoiceRows } from './invoice-rows';
import { myInvoicesLabels } from './labels';

/** Every invoice and credit note of the person, newest first. */
export function MyInvoices() {
  return (
    <Panel heading={myInvoicesLabels.heading} className="mt-6">
      <QueryBoundary heading={myInvoicesLabels.failed} fallback={<ListSkeleton rows={2} />}>
        <InvoiceList />
      </QueryBoundary>
    </Panel>
  );
}

function InvoiceList() {
  const query = useSuspenseInfiniteQuery(myInvoicesOptions(useApi()));
  const invoices = query.data.pages.flatMap((page) => page.invoices);
  return (
    <>
      {invoices.length === 0 && (
        <EmptyNotice heading={myInvoicesLabels.emptyHeading}>{myInvoicesLabels.emptyText}</EmptyNotice>
      )}
      <InvoiceRows invoices={invoices} />
      <LoadMore query={query} />
    </>
  );
}
