import { Link } from 'react-router-dom';
import { Icon } from '../icons/icon';
import { headerBellLabels } from './labels';
import { UnreadBadge } from './unread-badge';

/** The way to one's notifications, with the number of unread ones; it is announced when it changes. */
export function HeaderBell({ unread }: { unread: number }) {
  return (
    <>
      <Link to="/dashboard/notifications" className="btn relative btn-ghost btn-square">
        <Icon name="bell" className="size-6" />
        <span className="sr-only">
          {headerBellLabels.notifications}
          {unread > 0 && headerBellLabels.unread(unread)}
        </span>
        <UnreadBadge unread={unread} className="top-0.5 right-0.5" />
      </Link>
      <p aria-live="polite" className="sr-only">
        {unread > 0 && headerBellLabels.youHaveUnread(unread)}
      </p>
    </>
  );
}
