import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** Trips with an owner’s cars; all trips for an administrator. */
export function ReservationsScreen() {
  return (
    <RequireRole audience="hosts">
      <ComingPage
        heading="Reservations"
        purpose="The trips that are booked, from request to return."
        plans={[
          'See what is to come, on its way and behind.',
          'Accept or decline a request before it expires.',
          'Answer when someone asks to change a trip.',
        ]}
        way={{ to: '/dashboard', label: 'Back to the dashboard' }}
      />
    </RequireRole>
  );
}
