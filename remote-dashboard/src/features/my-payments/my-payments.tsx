import { useApi } from '@drove/api-client';
import { usePrefetchQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyNotice, LoadMore } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { myPaymentsOptions } from './api/my-payments';
import { savedCardOptions } from './api/saved-card';
import { PaymentRow } from '../../ui/payment-row';
import { myPaymentsLabels } from './labels';
import { SavedCardPanel } from './saved-card-panel';

/** What the signed-in person paid, and what of it came back; each leads to its receipt. */
export function MyPayments() {
  return (
    <QueryBoundary heading={myPaymentsLabels.failed}>
      <PaymentList />
    </QueryBoundary>
  );
}

function PaymentList() {
  const api = useApi();
  usePrefetchQuery(savedCardOptions(api));
  const query = useSuspenseInfiniteQuery(myPaymentsOptions(api));
  const { data: card } = useSuspenseQuery(savedCardOptions(api));
  const payments = query.data.pages.flatMap((page) => page.payments);

  return (
    <>
      {card && <SavedCardPanel card={card} />}
      {payments.length === 0 && (
        <EmptyNotice
          heading={myPaymentsLabels.emptyHeading}
          way={
            <Link to="/carlisting" className="btn btn-primary">
              {myPaymentsLabels.emptyLink}
            </Link>
          }
        >
          {myPaymentsLabels.emptyText}
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
