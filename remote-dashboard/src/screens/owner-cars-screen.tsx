import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** A car owner’s own cars. */
export function OwnerCarsScreen() {
  return (
    <RequireRole audience="owners">
      <ComingPage
        heading="My cars"
        purpose="All your cars, and what each of them needs from you."
        plans={[
          'See which cars are listed, paused or waiting for verification.',
          'Change prices, block days, pause a listing.',
          'Read why a car was not approved, and send it again.',
        ]}
        way={{ to: '/dashboard/cars/upload', label: 'Add a car' }}
      />
    </RequireRole>
  );
}
