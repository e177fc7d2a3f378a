import { useAuth } from '@drove/shared-auth';
import { Link } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import { accountAreaLabels } from './labels';

interface AccountAreaProps {
  waysIn: boolean;
}

/** The header's right end: ways in for a visitor, the account menu for a user, nothing until it is known. */
export function AccountArea({ waysIn }: AccountAreaProps) {
  const { session } = useAuth();
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in') return <AccountMenu user={session.user} />;
  if (!waysIn) return null;

  return (
    <div className="hidden items-center gap-2 sm:flex">
      <Link to="/login" className="btn btn-ghost">
        {accountAreaLabels.signIn}
      </Link>
      <Link to="/register" className="btn btn-primary">
        {accountAreaLabels.signUp}
      </Link>
    </div>
  );
}
