import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** One car’s documents, and the decision on it. */
export function CarVerificationDetailsScreen() {
  return (
    <RequireRole audience="admins">
      <ComingPage
        heading="Car verification"
        purpose="One car’s photos and documents, and the decision on it."
        plans={[
          'Compare the documents with what the owner entered.',
          'Approve the car, ask for changes, or reject with a reason.',
          'See every earlier decision.',
        ]}
        way={{ to: '/dashboard/car-verification', label: 'Back to car verification' }}
      />
    </RequireRole>
  );
}
