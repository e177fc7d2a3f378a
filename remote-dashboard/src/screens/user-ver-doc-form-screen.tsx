import { RequireRole } from '../features/access/require-role';
import { userVerDocFormScreenLabels } from '../features/verify-me/labels';
import { VerifyMe } from '../features/verify-me/verify-me';

/** Where a user sends the documents that prove who they are. */
export function UserVerDocFormScreen() {
  return (
    <RequireRole audience="renters">
      <article className="w-full max-w-4xl px-4 py-8 sm:px-8 lg:py-10">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">
          {userVerDocFormScreenLabels.verifyMyIdentity}
        </h1>
        <VerifyMe />
      </article>
    </RequireRole>
  );
}
