import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** The people whose documents wait for a decision. */
export function UserVerificationScreen() {
  return (
    <RequireRole audience="admins">
      <ComingPage
        heading="User verification"
        purpose="The people who wait for a decision on their documents."
        plans={[
          'See who has waited longest, and what they sent.',
          'Filter by status, and find a person by name or email address.',
          'Open one person to decide.',
        ]}
        way={{ to: '/dashboard/users', label: 'See all users' }}
      />
    </RequireRole>
  );
}
