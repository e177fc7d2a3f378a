import { Link } from 'react-router-dom';
import { formatInstant } from '@drove/shared-ui/formats';
import type { Notification } from './api/notifications';
import { notificationItemLabels } from './labels';

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
}

/** One notification, which leads to what it speaks of. */
export function NotificationItem({ notification, onRead }: NotificationItemProps) {
  const { title, text, link, created_at: createdAt, read_at: readAt } = notification;
  const isUnread = readAt === undefined;

  return (
    <li>
      <Link
        to={link}
        className="flex gap-3 px-4 py-3 hover:bg-base-200 focus-visible:-outline-offset-2"
        onClick={() => {
          if (isUnread) onRead();
        }}
      >
        <span
          aria-hidden="true"
          className={`mt-2 size-2 shrink-0 rounded-full ${isUnread ? 'bg-primary' : ''}`}
        />
        <span className="min-w-0">
          <span className={`block ${isUnread ? 'font-semibold' : ''}`}>
            {isUnread && <span className="sr-only">{notificationItemLabels.unread} </span>}
            <span>{title}</span>
          </span>
          <span className="block text-sm wrap-anywhere text-base-content/80">{text}</span>
          <time dateTime={createdAt} className="mt-1 block text-xs text-base-content/70">
            {formatInstant(createdAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}
