import { Link } from 'react-router-dom';
import type { AdministeringHome } from '../../../api/home';
import { formatAge } from '../../../lib/format-age';

const queueNames = {
  people: { label: 'People to verify', to: '/dashboard/user-verification' },
  cars: { label: 'Cars to verify', to: '/dashboard/car-verification' },
  cases: { label: 'Messages to answer', to: '/dashboard/cases' },
  disputes: { label: 'Disputes to settle', to: '/dashboard/reservations?waiting_for=decision' },
  deposit_claims: {
    label: 'Deposit claims to decide',
    to: '/dashboard/reservations?waiting_for=deposit_claim',
  },
  waiting_trips: { label: 'Trips to confirm', to: '/dashboard/reservations?waiting_for=confirmation' },
  late_fees: { label: 'Overdue late fees', to: '/dashboard/reservations?waiting_for=late_fee' },
} as const satisfies Record<keyof AdministeringHome['queues'], { label: string; to: string }>;

/** How long each queue is, and how old its oldest. */
export function Queues({ queues }: Pick<AdministeringHome, 'queues'>) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(queueNames).map(([name, { label, to }]) => {
        const { waiting, oldest_at: oldestAt } = queues[name as keyof typeof queueNames];
        return (
          <li key={name}>
            <Link
              to={to}
              className="group block h-full rounded-box border border-base-300 bg-base-100 p-5 shadow-raised transition-colors hover:border-primary"
            >
              <span className="font-semibold group-hover:text-primary">{label}</span>{' '}
              <span className="block text-3xl font-bold tabular-nums">{waiting}</span>{' '}
              <span className="block text-base-content/80">
                {oldestAt ? `The oldest for ${formatAge(oldestAt)}` : 'Nothing waits'}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
