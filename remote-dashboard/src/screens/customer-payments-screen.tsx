import { Link } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { customerPaymentsScreenLabels } from '../features/my-payments/labels';
import { MyPayments } from '../features/my-payments/my-payments';

/** What the user has paid. */
export function CustomerPaymentsScreen() {
  return (
    <RequireRole audience="renters">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {customerPaymentsScreenLabels.myPayments}
        </h1>
        <p className="mt-2 mb-6 text-base-content/80">
          {customerPaymentsScreenLabels.explanation}{' '}
          <Link to="/dashboard/customer-reservations" className="link">
            {customerPaymentsScreenLabels.myTrips}
          </Link>
          .
        </p>
        <MyPayments />
      </article>
    </RequireRole>
  );
}
