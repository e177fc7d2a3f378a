import { Link } from 'react-router-dom';

const sections = [
  { to: '/dashboard/reservations', label: 'Bookings' },
  { to: '/dashboard/reservations/calendar', label: 'Calendar' },
  { to: '/dashboard/reservations/income', label: 'Income and payouts' },
  { to: '/dashboard/reservations/taxes', label: 'Invoices and tax' },
] as const;

/** What an owner looks after besides the cars themselves: who takes them, when they are free, what they earn. */
export function HostingSections({ current }: { current: (typeof sections)[number]['to'] }) {
  return (
    <nav aria-label="Hosting" className="mt-4 mb-6 flex flex-wrap gap-2">
      {sections.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? 'page' : undefined}
          className="btn btn-outline btn-sm aria-[current=page]:btn-primary"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
