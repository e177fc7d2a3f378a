import { RequireRole } from '../features/access/require-role';
import { NotificationList } from '../features/notifications/notification-list';

/** What happened to one's trips, cars and account. */
export function NotificationsScreen() {
  return (
    <RequireRole audience="members">
      <article className="w-full max-w-3xl px-4 py-8 sm:px-8 lg:py-10">
        <NotificationList />
      </article>
    </RequireRole>
  );
}
