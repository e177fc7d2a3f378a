import { RequireRole } from '../features/access/require-role';
import { UserQueue } from '../features/user-verification/user-queue';

/** The people whose documents wait for a decision. */
export function UserVerificationScreen() {
  return (
    <RequireRole audience="admins">
      <article className="w-full max-w-6xl px-4 py-8 sm:px-8 lg:py-10">
        <UserQueue />
      </article>
    </RequireRole>
  );
}
