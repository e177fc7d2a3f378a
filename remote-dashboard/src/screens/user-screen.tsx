import { useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { userScreenLabels } from '../features/users/labels';
import { UserPage } from '../features/users/user-page';
import { Page } from '../ui/page';

/** Everything about one person. */
export function UserScreen() {
  const { user_uuid: userUuid = '' } = useParams();
  return (
    <RequireRole audience="admins">
      <Page heading={userScreenLabels.user}>
        <div className="mt-6">
          <UserPage key={userUuid} userUuid={userUuid} />
        </div>
      </Page>
    </RequireRole>
  );
}
