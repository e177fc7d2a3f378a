import { useLastSeen } from 'shared-auth/host';

const at = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Says that what is shown is not what the servers have now, and since when. */
export function OfflineNotice() {
  const lastSeen = useLastSeen();
  return (
    // There from the beginning, so that screen readers hear what is put into it.
    <div role="status">
      {lastSeen && (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warning px-4 py-2 text-sm text-warning-content">
          You’re offline. Last updated {at.format(lastSeen)}.
          <button type="button" className="link font-medium" onClick={() => location.reload()}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
