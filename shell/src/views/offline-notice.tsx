import { useSyncExternalStore } from 'react';
import { useLastSeen } from '@drove/shared-auth/host';
import { offlineNoticeLabels } from './labels';

function subscribe(listener: () => void): () => void {
  for (const kind of ['online', 'offline']) addEventListener(kind, listener);
  return () => {
    for (const kind of ['online', 'offline']) removeEventListener(kind, listener);
  };
}

/** Says that what is shown is not what the servers have now, and since when where that is known. */
export function OfflineNotice() {
  const lastSeen = useLastSeen();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    // There from the beginning, so that screen readers hear what is put into it.
    <div aria-live="polite">
      {lastSeen && (
        <p className="bg-warning px-4 py-2 text-center text-sm text-warning-content">
          <span>
            {offlineNoticeLabels.lastUpdated(
              lastSeen.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' }),
            )}
          </span>{' '}
          <button type="button" className="link" onClick={() => location.reload()}>
            {offlineNoticeLabels.retry}
          </button>
        </p>
      )}
      {!lastSeen && !isOnline && (
        <p className="bg-warning px-4 py-2 text-center text-sm text-warning-content">
          {offlineNoticeLabels.offline}
        </p>
      )}
    </div>
  );
}
