import { useApi } from '@drove/api-client';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { EmptyNotice, ListSkeleton, LoadMore, PersonName, StatusBadge } from '@drove/shared-ui';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { payoutsOptions, type Payout } from './api/income';
import { payoutHold, payoutLabels, payoutPurpose } from '../../lib/payout-labels';
import { payoutsLabels } from './labels';

/** What was and will be paid out to an owner, trip by trip. */
export function Payouts() {
  return (
    <section aria-labelledby="payouts" className="mt-10">
      <h2 id="payouts" className="mb-4 text-xl font-semibold tracking-tight">
        {payoutsLabels.heading}
      </h2>
      <QueryBoundary heading={payoutsLabels.failed} fallback={<ListSkeleton rows={2} />}>
        <PayoutList />
      </QueryBoundary>
    </section>
  );
}

function PayoutList() {
  const query = useSuspenseInfiniteQuery(payoutsOptions(useApi()));
  const payouts = query.data.pages.flatMap((page) => page.payouts);
  return (
    <>
      {query.data.pages[0]?.owed.map((owed) => (
        <p key={owed.currency} className="alert alert-warning alert-soft mb-4">
          {payoutsLabels.owed(formatMoney(owed))}
        </p>
      ))}
      {payouts.length === 0 && (
        <EmptyNotice heading={payoutsLabels.emptyHeading}>{payoutsLabels.emptyText}</EmptyNotice>
      )}
      <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised empty:hidden">
        {payouts.map((payout) => (
          <li
            key={payout.payout_uuid}
            className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[1fr_auto] sm:items-center sm:p-5"
          >
            <Link
              to={`/dashboard/reservations/${payout.reservation_uuid}`}
              className="link font-semibold wrap-anywhere"
            >
              <span>{`${payout.car.make} ${payout.car.model},`}</span>{' '}
              <PersonName>{payout.customer.fname}</PersonName>
            </Link>
            <span className="font-semibold tabular-nums sm:text-right">{formatMoney(payout.amount)}</span>
            <span className="text-sm text-base-content/75">
              {payout.kind === 'correction' ? `${payoutPurpose(payout)} · ${whenOf(payout)}` : whenOf(payout)}
            </span>
            <span className="sm:text-right">
              <StatusBadge {...payoutLabels(payout)} />
            </span>
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  );
}

function whenOf(payout: Payout): string {
  const { status, amount, paid_at: paidAt, due_at: dueAt } = payout;
  if (paidAt) return formatInstant(paidAt);
  if (status === 'sent') return payoutsLabels.sent;
  if (status !== 'scheduled') return payoutsLabels.cancelled;
  return amount.amount_minor < 0
    ? payoutsLabels.deducted
    : (payoutHold(payout) ?? payoutsLabels.due(formatInstant(dueAt)));
}
