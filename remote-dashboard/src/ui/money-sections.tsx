import { Link } from 'react-router-dom';
import { moneySectionsLabels } from './labels';

const sections = [
  { to: '/dashboard/all-payments', label: moneySectionsLabels.payments },
  { to: '/dashboard/all-payments/payouts', label: moneySectionsLabels.payouts },
  { to: '/dashboard/all-payments/invoices', label: moneySectionsLabels.invoices },
  { to: '/dashboard/all-payments/disputes', label: moneySectionsLabels.disputes },
  { to: '/dashboard/all-payments/reconciliation', label: moneySectionsLabels.reconciliation },
] as const;

/** What customers pay, what owners get, and whether books and provider agree. */
export function MoneySections({ current }: { current: (typeof sections)[number]['to'] }) {
  return (
    <nav aria-label={moneySectionsLabels.money} className="mt-4 mb-6 flex flex-wrap gap-2">
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
