import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** What the user has paid. */
export function CustomerPaymentsScreen() {
  return (
    <RequireRole audience="renters">
      <ComingPage
        heading="My payments"
        purpose="What you paid for your trips, and what you got back."
        plans={[
          'See every payment line by line.',
          'Follow a refund until it has arrived.',
          'Pay what a change of a trip costs.',
        ]}
        way={{ to: '/dashboard/customer-reservations', label: 'Go to my trips' }}
      />
    </RequireRole>
  );
}
