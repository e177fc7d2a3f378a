import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** Where a car owner adds a car. */
export function UploadCarScreen() {
  return (
    <RequireRole audience="owners">
      <ComingPage
        heading="Add a car"
        purpose="Everything that a new car’s listing needs, step by step."
        plans={[
          'Enter make, model, plate and price, and save a draft at any time.',
          'Add up to twelve photos and the car’s documents.',
          'Send the car for verification.',
        ]}
        way={{ to: '/dashboard/owner-cars', label: 'Go to my cars' }}
      />
    </RequireRole>
  );
}
