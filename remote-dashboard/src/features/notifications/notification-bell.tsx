import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApiClient } from 'shared-auth';
import { notificationsOptions } from '../../api/notifications';
import { counted } from '../../lib/count-labels';
import { Icon } from '../../ui/icon';
import { NotificationList } from './notification-list';

const LIST_ID = 'notifications';

/** A bell with the number of unread notifications; it opens their list. Escape and a click outside close it. */
export function NotificationBell() {
  const query = useInfiniteQuery(notificationsOptions(useApiClient()));
  // Another key after each navigation: the list that was used is replaced by a closed one. Addresses that were typed
  // have all the same key of the router's.
  const location = useLocation();
  const key = `${location.key} ${location.pathname}`;
  const [openAt, setOpenAt] = useState<string>();
  const unread = query.data?.pages[0]?.unread ?? 0;

  return (
    <>
      <button type="button" className="btn relative btn-ghost btn-square" popoverTarget={LIST_ID}>
        <Icon name="bell" className="size-6" />
        <span className="sr-only">Notifications</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0.5 min-w-5 rounded-full bg-error px-1 text-center text-xs leading-5 font-bold text-error-content"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <p aria-live="polite" className="sr-only">
        {unread > 0 && `You have ${counted(unread, 'unread notification')}.`}
      </p>
      <section
        key={key}
        id={LIST_ID}
        popover="auto"
        aria-label="Your notifications"
        className="notifications"
        onToggle={(event) => setOpenAt(event.newState === 'open' ? key : undefined)}
      >
        {openAt === key && <NotificationList query={query} unread={unread} />}
      </section>
    </>
  );
}
