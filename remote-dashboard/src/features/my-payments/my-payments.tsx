import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice } from 'shared-ui';
import { myPaymentsOptions } from '../../api/my-payments';
import { PaymentRow } from '../../ui/payment-row';
import { myPaymentsLabels } from './labels';

/** What the signed-in person paid, and what of it came back; each leads to its receipt. */
export function MyPayments() {
  const query = useInfiniteQuery(myPaymentsOptions(useApiClient()));
  const payments = query.data?.pages.flatMap((page) => page.payments) ?? [];

  return (
    <>
      {query.isPending && <ListSkeleton />}
      {query.isError && payments.length === 0 && (
        <RetryNotice
          heading={myPaymentsLabels.paymentsNotLoaded}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && payments.length === 0 && (
        <EmptyNotice
          heading={myPaymentsLabels.noPaymentsYet}
          way={
            <Link to="/carlisting" className="btn btn-primary">
              {myPaymentsLabels.findACar}
            </Link>
          }
        >
          {myPaymentsLabels.noPaymentsYetText}
        </EmptyNotice>
      )}
      <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised empty:hidden">
        {payments.map((payment) => (
          <li key={payment.payment_uuid}>
            <PaymentRow payment={payment} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}
