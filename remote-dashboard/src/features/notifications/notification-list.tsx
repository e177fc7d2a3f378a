import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Answer } from 'api-client';
import { useRef } from 'react';
import { useReadNotifications } from '../../api/notifications';
import { RetryNotice } from '../../ui/retry-notice';
import { NotificationItem } from './notification-item';

interface NotificationListProps {
  query: UseInfiniteQueryResult<InfiniteData<Answer<'listMyNotifications'>>>;
  unread: number;
}

/** What a person was told, newest first; following one, or saying so, marks it as read. */
export function NotificationList({ query, unread }: NotificationListProps) {
  const read = useReadNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  const notifications = query.data?.pages.flatMap((page) => page.notifications) ?? [];

  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-4 border-b border-base-300 py-1.5 pr-2 pl-4">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          Notifications
        </h2>
        {unread > 0 && (
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-disabled={read.isPending}
            onClick={() => {
              // This button goes when nothing is unread any more.
              if (!read.isPending) read.mutate({}, { onSuccess: () => heading.current?.focus() });
            }}
          >
            Mark all as read
          </button>
        )}
      </div>
      {query.isError && notifications.length === 0 && (
        <div className="p-3">
          <RetryNotice
            heading="Your notifications could not be loaded"
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      {query.isSuccess && notifications.length === 0 && (
        <p className="px-4 py-10 text-center text-base-content/75">
          Nothing yet. When something happens to your trips, your cars or your account, you read it here.
        </p>
      )}
      <ul className="divide-y divide-base-300">
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.notification_uuid}
            notification={notification}
            onRead={() => read.mutate({ notification_uuids: [notification.notification_uuid] })}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="p-2 text-center">
          <button
            type="button"
            className="btn btn-ghost btn-sm"
            aria-disabled={query.isFetchingNextPage}
            onClick={() => {
              if (!query.isFetchingNextPage) void query.fetchNextPage();
            }}
          >
            Show older ones
          </button>
        </div>
      )}
    </>
  );
}
