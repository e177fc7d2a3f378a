import { RequireRole } from '../features/access/require-role';
import { UserList } from '../features/users/user-list';
import { Page } from '../ui/page';
import { usersScreenLabels } from './labels';

/** Everyone who has an account. */
export function UsersScreen() {
  return (
    <RequireRole audience="admins">
      <Page heading={usersScreenLabels.users} purpose={usersScreenLabels.everyoneWithAnAccount}>
        <UserList />
      </Page>
    </RequireRole>
  );
}
