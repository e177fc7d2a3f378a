import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RequireUser, useCurrentUser } from 'shared-auth';
import { MessagePage } from '../../ui/message-page';
import { verdictOn, type Audience } from './access';
import { ProfileMissing } from '../../ui/profile-missing';

interface RequireRoleProps {
  audience: Audience;
  children: ReactNode;
}

/**
 * Shows a page to those it is for. A visitor is sent to sign in and comes back; a role that it is not for reads
 * why. This spares people a refusal; what they may do is decided by the server.
 */
export function RequireRole(props: RequireRoleProps) {
  return (
    <RequireUser loading={null}>
      <ForAudience {...props} />
    </RequireUser>
  );
}

function ForAudience({ audience, children }: RequireRoleProps) {
  const user = useCurrentUser();
  if (user.kind === 'minimal') return <ProfileMissing />;

  const verdict = verdictOn(user, audience);
  if (verdict === 'open') return children;
  return (
    <MessagePage
      heading={verdict.heading}
      ways={verdict.ways.map(({ to, label }, index) => (
        <Link key={to} to={to} className={index === 0 ? 'btn btn-primary' : 'btn btn-outline'}>
          {label}
        </Link>
      ))}
    >
      <p>{verdict.reason}</p>
    </MessagePage>
  );
}
