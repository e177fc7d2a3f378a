import { Link } from 'react-router-dom';
import { hostingSectionsLabels } from './labels';

const sections = [
  { to: '/dashboard/reservations', label: hostingSectionsLabels.bookings },
  { to: '/dashboard/reservations/calendar', label: hostingSectionsLabels.calendar },
  { to: '/dashboard/reservations/income', label: hostingSectionsLabels.incomeAndPayouts },
  { to: '/dashboard/reservations/taxes', label: hostingSectionsLabels.invoicesAndTax },
] as const;

/** What an owner looks after besides the cars themselves: who takes them, when they are free, what they earn. */
export function HostingSections({ current }: { current: (typeof sections)[number]['to'] }) {
  return (
    <nav aria-label={hostingSectionsLabels.hosting} className="mt-4 mb-6 flex flex-wrap gap-2">
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
