import { useAuth } from '@drove/shared-auth';
import { Link } from 'react-router-dom';
import { AccountMenu } from './account-menu';
import { useMenu } from './menu-entries';

interface AccountAreaProps {
  waysIn: boolean;
}

/** The header's right end: ways in for a visitor, the account menu for a user, nothing until it is known. */
export function AccountArea({ waysIn }: AccountAreaProps) {
  const { session } = useAuth();
  const ways = useMenu('ways-in');
  if (session.status === 'loading') return null;
  if (session.status === 'signed-in') return <AccountMenu user={session.user} />;
  if (!waysIn) return null;

  return (
    <div className="hidden items-center gap-2 sm:flex">
      {ways.map(({ path, label }, index) => (
        <Link
          key={path}
          to={path}
          className={index === ways.length - 1 ? 'btn btn-primary' : 'btn btn-ghost'}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}
