import { useParams } from 'react-router-dom';
import { RequireRole } from '../features/access/require-role';
import { UserVerificationPage } from '../features/user-verification/user-verification-page';

/** One person’s documents, and the decision on them. */
export function UserVerificationDetailsScreen() {
  const { user_uuid: userUuid = '' } = useParams();
  return (
    <RequireRole audience="admins">
      {/* Another person is another page: nothing that was chosen for one stays for the next. */}
      <UserVerificationPage key={userUuid} userUuid={userUuid} />
    </RequireRole>
  );
}
