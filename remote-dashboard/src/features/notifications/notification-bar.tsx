import { loadPart, useSession } from 'shared-auth';

// Nothing that the first page shows waits for the bell.
const NotificationBell = loadPart(() => import('./notification-bell').then((m) => m.NotificationBell), {
  what: 'Your notifications',
  // The row is low: on a phone the reason is there for screen readers alone.
  failed: ({ error, retry }) => (
    <div role="alert" className="flex items-center gap-3 text-sm">
      <p>
        Your notifications could not be loaded<span className="max-sm:sr-only">: {error.message}</span>
      </p>
      <button type="button" className="btn btn-outline btn-sm" onClick={retry}>
        Try again
      </button>
    </div>
  ),
});

/**
 * The row at the top of every page of the dashboard that holds the bell, for those who have a profile. It is as
 * high before the bell is there, and lies over the page's own margin, so that nothing moves.
 */
export function NotificationBar() {
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.kind === 'minimal') return null;

  return (
    <div className="-mb-6 flex h-14 items-end justify-end px-3 sm:px-6 print:hidden">
      <NotificationBell />
    </div>
  );
}
