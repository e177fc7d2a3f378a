import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { ListSkeleton, RetryNotice } from 'shared-ui';
import { receiptOptions } from '../../api/my-payments';
import { Icon } from '../../ui/icon';
import { MessagePage } from '../../ui/message-page';
import { receiptPageLabels } from './labels';
import { ReceiptSheet } from './receipt-sheet';

const list = '/dashboard/customer-payments';

/** One payment as a receipt, which can be printed. */
export function ReceiptPage({ paymentUuid }: { paymentUuid: string }) {
  const query = useQuery(receiptOptions(useApiClient(), paymentUuid));

  if (query.data === null) {
    return (
      <MessagePage
        heading={receiptPageLabels.paymentNotFound}
        ways={
          <Link to={list} className="btn btn-primary">
            {receiptPageLabels.myPayments}
          </Link>
        }
      >
        <p>{receiptPageLabels.paymentNotFoundText}</p>
      </MessagePage>
    );
  }
  return (
    <article className="w-full max-w-3xl px-4 py-8 sm:px-8 lg:py-10 print:max-w-none print:p-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Link to={list} className="link text-base-content/80">
          {receiptPageLabels.myPayments}
        </Link>
        {query.data && (
          <button type="button" className="btn btn-outline" onClick={() => globalThis.print()}>
            <Icon name="printer" />
            {receiptPageLabels.print}
          </button>
        )}
      </div>
      {query.data ? (
        <ReceiptSheet receipt={query.data} />
      ) : (
        <>
          <h1 className="mb-6 text-3xl font-bold tracking-tight">{receiptPageLabels.payment}</h1>
          {query.isError ? (
            <RetryNotice
              heading={receiptPageLabels.receiptNotLoaded}
              error={query.error}
              isBusy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <ListSkeleton rows={2} />
          )}
        </>
      )}
    </article>
  );
}
