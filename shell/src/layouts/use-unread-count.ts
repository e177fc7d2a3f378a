import { useEffect, useState } from 'react';
import { useApiClient, useSession } from 'shared-auth';
import { hasAccount } from './dashboard-places';

const askEveryMs = 30_000;
/** Sent to the window by a remote that has changed what is unread, so that the count follows at once. */
const changedEvent = 'notificationschange';

/** How many notifications the signed-in person has not read; 0 while that is not known, and without an account. */
export function useUnreadCount(): number {
  const api = useApiClient();
  const isMember = hasAccount(useSession());
  const [unread, setUnread] = useState(0);

  useEffect(() => {
    if (!isMember) return undefined;
    const leaving = new AbortController();
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      const options = { signal: leaving.signal, searchParams: { limit: 1 } };
      api
        .get('my/notifications', options)
        .json<{ unread: number }>()
        .then((answered) => setUnread(answered.unread))
        // The count stays as it was; the page of notifications says what is wrong.
        .catch(() => undefined);
    };
    ask();
    const timer = setInterval(ask, askEveryMs);
    addEventListener(changedEvent, ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      leaving.abort();
      clearInterval(timer);
      removeEventListener(changedEvent, ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [api, isMember]);

  return isMember ? unread : 0;
}
