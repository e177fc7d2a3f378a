import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { myPaymentsOptions, type MyPayment } from '../../api/my-payments';
import { formatInstant } from '../../lib/format-time';
import { formatMoney } from '../../lib/money';
import { cardName, paymentWords } from '../../lib/payment-words';
import { EmptyNotice } from '../../ui/empty-notice';
import { ListSkeleton } from '../../ui/list-skeleton';
import { LoadMore } from '../../ui/load-more';
import { RetryNotice } from '../../ui/retry-notice';
import { StatusBadge } from '../../ui/status-badge';

/** What the signed-in person paid, and what of it came back; each leads to its receipt. */
export function MyPayments() {
  const query = useInfiniteQuery(myPaymentsOptions(useApiClient()));
  const payments = query.data?.pages.flatMap((page) => page.payments) ?? [];

  return (
    <>
      {query.isPending && <ListSkeleton />}
      {query.isError && payments.length === 0 && (
        <RetryNotice
          heading="Your payments could not be loaded"
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && payments.length === 0 && (
        <EmptyNotice
          heading="No payments yet"
          way={
            <Link to="/carlisting" className="btn btn-primary">
              Find a car
            </Link>
          }
        >
          When you pay for a trip, the payment and its receipt show here.
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

function PaymentRow({ payment }: { payment: MyPayment }) {
  const { car, purpose, amount, refunded } = payment;
  return (
    <Link
      to={`/dashboard/customer-payments/${payment.payment_uuid}`}
      className="group grid gap-x-6 gap-y-1 p-4 hover:bg-base-200/60 focus-visible:-outline-offset-2 sm:grid-cols-[1fr_auto] sm:p-5"
    >
      <span className="font-semibold group-hover:text-primary">
        {car.make} {car.model} {car.year}
        <span className="font-normal text-base-content/80">
          {' · '}
          {purpose === 'booking' ? 'Trip' : 'Difference of a change'}
        </span>
      </span>
      <span className="font-semibold tabular-nums sm:text-right">{formatMoney(amount)}</span>
      <span className="text-sm text-base-content/75">
        {formatInstant(payment.captured_at ?? payment.created_at)}
        {payment.card && ` · ${cardName(payment.card)}`}
      </span>
      <span className="flex flex-wrap items-center gap-2 sm:justify-end">
        {refunded.amount_minor > 0 && (
          <span className="text-sm text-base-content/75">{formatMoney(refunded)} back</span>
        )}
        <StatusBadge {...paymentWords(payment.status)} />
      </span>
    </Link>
  );
}
