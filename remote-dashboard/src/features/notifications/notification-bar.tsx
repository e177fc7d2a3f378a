import { lazy, Suspense } from 'react';
import { useSession } from 'shared-auth';

// Nothing that the first page shows waits for the bell.
const NotificationBell = lazy(() =>
  import('./notification-bell').then((m) => ({ default: m.NotificationBell })),
);

/**
 * The row at the top of every page of the dashboard that holds the bell, for those who have a profile. It is as
 * high before the bell is there, and lies over the page's own margin, so that nothing moves.
 */
export function NotificationBar() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.kind === 'minimal') return null;

  return (
    <div className="-mb-6 flex h-14 items-end justify-end px-3 sm:px-6 print:hidden">
      <Suspense fallback={null}>
        <NotificationBell />
      </Suspense>
    </div>
  );
}
