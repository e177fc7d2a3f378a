import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** The cars that wait for a decision. */
export function CarVerificationScreen() {
  return (
    <RequireRole audience="admins">
      <ComingPage
        heading="Car verification"
        purpose="The cars that wait for a decision before they can be rented."
        plans={[
          'See which car has waited longest.',
          'Filter by status, and find a car by plate, make or owner.',
          'Open one car to decide.',
        ]}
        way={{ to: '/dashboard', label: 'Back to the dashboard' }}
      />
    </RequireRole>
  );
}
