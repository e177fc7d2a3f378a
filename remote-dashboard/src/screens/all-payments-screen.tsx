import { Link } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { AllPayments } from '../features/all-payments/all-payments';
import { allPaymentsScreenLabels } from '../features/all-payments/labels';
import { MoneySections } from '../ui/money-sections';

/** Every payment of the marketplace. */
export function AllPaymentsScreen() {
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {allPaymentsScreenLabels.allPayments}
        </h1>
        <p className="mt-2 text-base-content/80">
          {allPaymentsScreenLabels.explanation}{' '}
          <Link to="/dashboard/reservations" className="link">
            {allPaymentsScreenLabels.allReservations}
          </Link>
          .
        </p>
        <MoneySections current="/dashboard/all-payments" />
        <AllPayments />
      </article>
    </RequireRole>
  );
}
