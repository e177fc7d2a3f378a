import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { ApiClient } from '../http/api-client';
import { useApiClient, useSession } from '../session/auth-context';
import { may } from '../session/permissions';
import type { LiveEvent, UnreadCounts } from './live-event';
import { createLiveUpdates, type LiveUpdates } from './live-updates';

const nothing: LiveUpdates = {
  state: () => still,
  onState: () => () => undefined,
  onEvent: () => () => undefined,
};
const still = { isLive: false, messages: 0, notifications: 0 };

/** One for each account that was here in this page, by its client. */
const known = new WeakMap<ApiClient, Map<string, LiveUpdates>>();

/** Those of the signed-in person; without an account nothing happens. */
function useLiveUpdates(): LiveUpdates {
  const api = useApiClient();
  const session = useSession();
  if (session.status !== 'signed-in' || session.user.kind === 'minimal') return nothing;
  const { uid, status } = session.user;
  if (status === 'closed') return nothing;

  const byAccount = known.get(api) ?? new Map<string, LiveUpdates>();
  known.set(api, byAccount);
  const updates =
    byAccount.get(uid) ?? createLiveUpdates(api, { uid, hasMessages: may(session.user, 'rent') });
  byAccount.set(uid, updates);
  return updates;
}

/** How many messages and notifications the signed-in person has not read; 0 while that is not known. */
export function useUnreadCounts(): UnreadCounts {
  const { onState, state } = useLiveUpdates();
  return useSyncExternalStore(onState, state, nothing.state);
}

/** Whether events arrive by themselves; while they do not, screens ask again for what others change. */
export function useIsLive(): boolean {
  const { onState, state } = useLiveUpdates();
  return useSyncExternalStore(
    onState,
    () => state().isLive,
    () => false,
  );
}

/** Calls back for each event of the signed-in person, while the tab is in view. */
export function useLiveEvents(listener: (event: LiveEvent) => void): void {
  const { onEvent } = useLiveUpdates();
  const notify = useEffectEvent(listener);
  useEffect(() => onEvent((event) => notify(event)), [onEvent]);
}
