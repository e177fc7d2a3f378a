import { RequireRole } from '../features/access/require-role';
import { ComingPage } from '../ui/coming-page';

/** Everyone who has an account. */
export function UsersScreen() {
  return (
    <RequireRole audience="admins">
      <ComingPage
        heading="Users"
        purpose="Everyone who has an account."
        plans={[
          'Find a person by name, email address or role.',
          'See their verification, their trips and their cars.',
          'Suspend an account, or make it active again, with a reason.',
        ]}
        way={{ to: '/dashboard/user-verification', label: 'Go to user verification' }}
      />
    </RequireRole>
  );
}
