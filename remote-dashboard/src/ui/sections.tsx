import { NavLink } from 'react-router-dom';
import { sectionsLabels } from './labels';

const groups = {
  money: {
    label: sectionsLabels.money,
    pages: [
      { to: '/dashboard/all-payments', label: sectionsLabels.payments },
      { to: '/dashboard/all-payments/payouts', label: sectionsLabels.payouts },
      { to: '/dashboard/all-payments/invoices', label: sectionsLabels.invoices },
      { to: '/dashboard/all-payments/disputes', label: sectionsLabels.disputes },
      { to: '/dashboard/all-payments/reconciliation', label: sectionsLabels.reconciliation },
    ],
  },
  hosting: {
    label: sectionsLabels.hosting,
    pages: [
      { to: '/dashboard/reservations', label: sectionsLabels.bookings },
      { to: '/dashboard/reservations/calendar', label: sectionsLabels.calendar },
      { to: '/dashboard/reservations/hours', label: sectionsLabels.bookingHours },
      { to: '/dashboard/reservations/income', label: sectionsLabels.income },
      { to: '/dashboard/reservations/taxes', label: sectionsLabels.taxes },
    ],
  },
};
/** An administrator's pages about money, or an owner's about their trips. */
export type SectionGroup = keyof typeof groups;

/** The pages beside this one. */
export function Sections({ group }: { group: SectionGroup }) {
  const { label, pages } = groups[group];
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap gap-2">
      {pages.map((page) => (
        <NavLink
          key={page.to}
          to={page.to}
          end
          // A function, so that the router adds no class of its own.
          className={() => 'btn btn-outline btn-sm aria-[current=page]:btn-primary'}
        >
          {page.label}
        </NavLink>
      ))}
    </nav>
  );
}
