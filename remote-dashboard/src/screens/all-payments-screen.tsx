import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** Every payment of the marketplace. */
export function AllPaymentsScreen() {
  return (
    <RequireRole audience="admins">
      <ComingPage
        heading="All payments"
        purpose="Every payment, refund and payout of the marketplace."
        plans={[
          'Find a payment by customer, car, date or amount.',
          'See how the lines of a trip add up.',
          'Refund, with a reason.',
        ]}
        way={{ to: '/dashboard/reservations', label: 'See all reservations' }}
      />
    </RequireRole>
  );
}
