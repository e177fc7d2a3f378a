import type { ReactNode } from 'react';
import { ProfileMissing, RefusedPage, type PageFrame, type Refusal } from '@drove/shared-ui/refused-page';
import { useAuth, useCurrentUser } from './auth-context';
import { RequireUser } from './require-user';
import type { FullUser } from './session';

export interface RequireRoleProps {
  /** Whether this user may open the page, or why not. */
  access: (user: FullUser) => 'open' | Refusal;
  frame?: PageFrame;
  children: ReactNode;
}

/**
 * Shows a page to the roles it is for; other roles read why not, and where to go. A visitor is sent to sign in and comes
 * back. This only spares a refusal: the server decides what a user may do.
 */
export function RequireRole(props: RequireRoleProps) {
  return (
    <RequireUser loading={null}>
      <ForRole {...props} />
    </RequireUser>
  );
}

function ForRole({ access, frame = 'public', children }: RequireRoleProps) {
  const user = useCurrentUser();
  const { retryProfile } = useAuth();
  if (user.kind === 'minimal') return <ProfileMissing onRetry={retryProfile} frame={frame} />;
  const verdict = access(user);
  return verdict === 'open' ? children : <RefusedPage refusal={verdict} frame={frame} />;
}
