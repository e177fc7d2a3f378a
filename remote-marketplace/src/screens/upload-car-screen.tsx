import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** Where a car owner begins to list a car. */
export function UploadCarScreen() {
  return (
    <RequireRole audience="owners">
      <ComingPage
        heading="List your car"
        purpose="Tell renters about your car, and earn with it on the days that you do not need it."
        plans={[
          'Describe the car, and add up to twelve photos and its documents.',
          'Set your price by the day, and the days on which it is free.',
          'Send it for verification; it can be rented as soon as it is approved.',
        ]}
        way={{ to: '/dashboard/owner-cars', label: 'Go to my cars' }}
      />
    </RequireRole>
  );
}
