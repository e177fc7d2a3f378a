import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** What the user has rented. */
export function CustomerReservationsScreen() {
  return (
    <RequireRole audience="renters">
      <ComingPage
        heading="My trips"
        purpose="Your trips: those to come, the one you are on, and those behind you."
        plans={[
          'See when and where each trip begins, and whom you meet.',
          'Ask to move, lengthen or shorten a trip.',
          'Cancel, and see exactly what you get back before you confirm.',
        ]}
        way={{ to: '/carlisting', label: 'Find a car' }}
      />
    </RequireRole>
  );
}
