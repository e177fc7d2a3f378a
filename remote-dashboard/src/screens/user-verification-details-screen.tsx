import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** One person’s documents, and the decision on them. */
export function UserVerificationDetailsScreen() {
  return (
    <RequireRole audience="admins">
      <ComingPage
        heading="User verification"
        purpose="One person’s documents, and the decision on them."
        plans={[
          'Read the documents beside what the person told us; every look is recorded.',
          'Verify the person, ask for changes, or reject with a reason.',
          'See every earlier decision.',
        ]}
        way={{ to: '/dashboard/user-verification', label: 'Back to user verification' }}
      />
    </RequireRole>
  );
}
