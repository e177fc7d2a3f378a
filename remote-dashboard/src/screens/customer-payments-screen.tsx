import { Link } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { MyPayments } from '../features/my-payments/my-payments';

/** What the user has paid. */
export function CustomerPaymentsScreen() {
  return (
    <RequireRole audience="renters">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">My payments</h1>
        <p className="mt-2 mb-6 text-base-content/80">
          What you paid and what was refunded, with receipts. Your trips are under{' '}
          <Link to="/dashboard/customer-reservations" className="link">
            my trips
          </Link>
          .
        </p>
        <MyPayments />
      </article>
    </RequireRole>
  );
}
