import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { EmptyNotice, ListSkeleton, LoadMore, Panel, RetryNotice } from 'shared-ui';
import { myInvoicesOptions } from '../../api/invoices';
import { InvoiceRows } from './invoice-rows';
import { myInvoicesLabels } from './labels';

/** Every invoice and credit note of the person, newest first. */
export function MyInvoices() {
  const query = useInfiniteQuery(myInvoicesOptions(useApiClient()));
  const invoices = query.data?.pages.flatMap((page) => page.invoices) ?? [];
  return (
    <Panel heading={myInvoicesLabels.invoices} className="mt-6">
      {query.isPending && <ListSkeleton rows={2} />}
      {query.isError && invoices.length === 0 && (
        <RetryNotice
          heading={myInvoicesLabels.invoicesNotLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && invoices.length === 0 && (
        <EmptyNotice heading={myInvoicesLabels.noInvoicesYet}>
          {myInvoicesLabels.noInvoicesYetText}
        </EmptyNotice>
      )}
      <InvoiceRows invoices={invoices} />
      <LoadMore query={query} />
    </Panel>
  );
}
