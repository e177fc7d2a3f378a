import { Link } from 'react-router-dom';

const sections = [
  { to: '/dashboard/all-payments', label: 'Payments' },
  { to: '/dashboard/all-payments/payouts', label: 'Payouts' },
  { to: '/dashboard/all-payments/invoices', label: 'Invoices' },
  { to: '/dashboard/all-payments/disputes', label: 'Disputes' },
  { to: '/dashboard/all-payments/reconciliation', label: 'Reconciliation' },
] as const;

/** What customers pay, what owners get, and whether books and provider agree. */
export function MoneySections({ current }: { current: (typeof sections)[number]['to'] }) {
  return (
    <nav aria-label="Money" className="mt-4 mb-6 flex flex-wrap gap-2">
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
