import { Link } from 'react-router-dom';
import { formatInstant, now } from '@drove/shared-ui/formats';
import type { AdministeringHome } from '../../../api/home';
import { formatAge } from '../../../lib/format-age';
import { queuesLabels } from '../labels';

const queueNames = {
  people: { label: queuesLabels.people, to: '/dashboard/user-verification' },
  cars: { label: queuesLabels.cars, to: '/dashboard/car-verification' },
  cases: { label: queuesLabels.messages, to: '/dashboard/cases' },
  disputes: { label: queuesLabels.disputes, to: '/dashboard/reservations?waiting_for=decision' },
  deposit_claims: {
    label: queuesLabels.depositClaims,
    to: '/dashboard/reservations?waiting_for=deposit_claim',
  },
  waiting_trips: {
    label: queuesLabels.confirmations,
    to: '/dashboard/reservations?waiting_for=confirmation',
  },
  trips_of_suspended: {
    label: queuesLabels.ofSuspended,
    to: '/dashboard/reservations?waiting_for=owner_suspended',
  },
  late_fees: { label: queuesLabels.lateFees, to: '/dashboard/reservations?waiting_for=late_fee' },
} as const satisfies Record<
  Exclude<keyof AdministeringHome['queues'], 'payment_disputes'>,
  { label: string; to: string }
>;

/** A last day that is nearer than this is a warning. */
const nearMs = 3 * 86_400_000;
const isNear = (instant: string) => Date.parse(instant) - now() < nearMs;

/** How long each queue is, and how old its oldest; what has a last day comes first while it waits. */
export function Queues({ queues }: Pick<AdministeringHome, 'queues'>) {
  const { waiting, due_at: dueAt } = queues.payment_disputes;
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {waiting > 0 && (
        <Queue
          label={queuesLabels.disputedPayments}
          to="/dashboard/all-payments/disputes"
          waiting={waiting}
          note={dueAt === null ? queuesLabels.noDueDay : queuesLabels.answerBy(formatInstant(dueAt))}
          isNear={dueAt !== null && isNear(dueAt)}
        />
      )}
      {Object.entries(queueNames).map(([name, { label, to }]) => {
        const { waiting: length, oldest_at: oldestAt } = queues[name as keyof typeof queueNames];
        const note = oldestAt ? queuesLabels.oldest(formatAge(oldestAt)) : queuesLabels.none;
        return <Queue key={name} label={label} to={to} waiting={length} note={note} />;
      })}
    </ul>
  );
}

interface QueueProps {
  label: string;
  to: string;
  waiting: number;
  note: string;
  isNear?: boolean;
}

function Queue({ label, to, waiting, note, isNear = false }: QueueProps) {
  return (
    <li>
      <Link
        to={to}
        className="group block h-full rounded-box border border-base-300 bg-base-100 p-5 shadow-raised transition-colors hover:border-primary"
      >
        <span className="font-semibold group-hover:text-primary">{label}</span>{' '}
        <span className="block text-3xl font-bold tabular-nums">{waiting}</span>{' '}
        <span className={`block ${isNear ? 'font-semibold text-error' : 'text-base-content/80'}`}>
          {note}
        </span>
      </Link>
    </li>
  );
}
