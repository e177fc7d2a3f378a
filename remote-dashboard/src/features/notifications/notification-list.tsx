import { useApi } from '@drove/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton, LoadMore, RetryNotice } from '@drove/shared-ui';
import { notificationsOptions, useReadNotifications } from './api/notifications';
import { Page } from '../../ui/page';
import { notificationListLabels } from './labels';
import { NotificationItem } from './notification-item';

/** What a person was told, newest first; following one, or saying so, marks it as read. */
export function NotificationList() {
  const query = useInfiniteQuery(notificationsOptions(useApi()));
  const read = useReadNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  const notifications = query.data?.pages.flatMap((page) => page.notifications) ?? [];
  const unread = query.data?.pages[0]?.unread ?? 0;

  return (
    <Page width="narrow">
      <div className="mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-3xl font-bold tracking-tight outline-none sm:text-4xl"
        >
          {notificationListLabels.heading}
        </h1>
        {unread > 0 && (
          <button
            type="button"
            className="btn btn-ghost"
            aria-disabled={read.isPending}
            onClick={() => {
              // This button goes when nothing is unread any more.
              if (!read.isPending) read.mutate({}, { onSuccess: () => heading.current?.focus() });
            }}
          >
            {notificationListLabels.readAll}
          </button>
        )}
      </div>
      {query.isPending && <ListSkeleton />}
      {query.isError && notifications.length === 0 && (
        <RetryNotice
          heading={notificationListLabels.failed}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && notifications.length === 0 && (
        <div className="rounded-box border border-base-300 bg-base-100 px-4 py-10 text-center">
          <p className="text-base-content/75">{notificationListLabels.empty}</p>
          <Link to="/dashboard" className="btn mt-4">
            {notificationListLabels.emptyLink}
          </Link>
        </div>
      )}
      {notifications.length > 0 && (
        <ul className="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-raised">
          {notifications.map((notification) => (
            <NotificationItem
              key={notification.notification_uuid}
              notification={notification}
              onRead={() => read.mutate({ notification_uuids: [notification.notification_uuid] })}
            />
          ))}
        </ul>
      )}
      <LoadMore query={query} />
    </Page>
  );
}
