import { RequireRole } from '../features/access/require-role';
import { UserList } from '../features/users/user-list';
import { Page } from '../ui/page';

/** Everyone who has an account. */
export function UsersScreen() {
  return (
    <RequireRole audience="admins">
      <Page heading="Users" purpose="Everyone with an account.">
        <UserList />
      </Page>
    </RequireRole>
  );
}
