import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCurrentUser } from 'shared-auth';
import { MessagePage } from '../../ui/message-page';
import { ProfileMissing } from '../../ui/profile-missing';
import { verdictOn, type Audience } from './access';

interface RequireRoleProps {
  audience: Audience;
  children: ReactNode;
}

/**
 * Shows a page to those it is for; a role that it is not for reads why, and where to go. That someone is signed
 * in, the shell has seen to. This spares people a refusal; what they may do is decided by the server.
 */
export function RequireRole({ audience, children }: RequireRoleProps) {
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
