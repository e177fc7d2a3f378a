import { RequireRole } from '../features/access/require-role';
import { usersScreenLabels } from '../features/users/labels';
import { UserList } from '../features/users/user-list';
import { Page } from '../ui/page';

/** Everyone who has an account. */
export function UsersScreen() {
  return (
    <RequireRole audience="admins">
      <Page heading={usersScreenLabels.users} purpose={usersScreenLabels.explanation}>
        <UserList />
      </Page>
    </RequireRole>
  );
}
