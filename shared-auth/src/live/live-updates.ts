import type { ApiClient } from '../http/api-client';
import { openEventStream, type StreamPosition } from './event-stream';
import type { LiveEvent, UnreadCounts } from './live-event';

/** Milliseconds between two requests for the counts while no stream says them. */
const POLL_MS = 30_000;
/**
 * Sent to the window by a remote that has changed what is unread: the counts follow at once. Its `detail` may have the
 * counts that are known already.
 */
const CHANGED = 'notificationschange';
const CHANNEL = 'unread';

export interface LiveState extends UnreadCounts {
  /** Whether events arrive by themselves; else screens poll. */
  isLive: boolean;
}

interface Account {
  uid: string;
  /** Administrators have no messages of their own. */
  hasMessages: boolean;
}

/** The one place of the page that counts what is unread, and passes on what happens. */
export interface LiveUpdates {
  state: () => LiveState;
  onState: (listener: () => void) => () => void;
  onEvent: (listener: (event: LiveEvent) => void) => () => void;
}

/**
 * Follows what happens to one account for as long as anyone listens and the tab is in view: over one stream of events,
 * or by asking every half minute where there is none. Other tabs of the browser follow the counts.
 */
export function createLiveUpdates(api: ApiClient, { uid, hasMessages }: Account): LiveUpdates {
  let state: LiveState = { isLive: false, messages: 0, notifications: 0 };
  const stateListeners = new Set<() => void>();
  const eventListeners = new Set<(event: LiveEvent) => void>();
  const position: StreamPosition = { lastId: '' };
  let stop: (() => void) | undefined;

  const set = (change: Partial<LiveState>) => {
    state = { ...state, ...change };
    for (const listener of stateListeners) listener();
  };

  const notify = (event: LiveEvent) => {
    for (const listener of eventListeners) listener(event);
  };

  const start = () => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
    const count = (counts: Partial<UnreadCounts>) => {
      set(counts);
      tabs?.postMessage({ uid, messages: state.messages, notifications: state.notifications });
    };
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      const unreadOf = (path: string) =>
        api.get(path, { signal, searchParams: { limit: 1 } }).json<{ unread: number }>();
      // A count stays as it was when it cannot be had; the page of what is counted says what is wrong.
      unreadOf('my/notifications')
        .then(({ unread }) => count({ notifications: unread }))
        .catch(() => undefined);
      if (!hasMessages) return;
      unreadOf('my/threads')
        .then(({ unread }) => count({ messages: unread }))
        .catch(() => undefined);
    };

    let close: (() => void) | undefined;
    const follow = () => {
      const isVisible = document.visibilityState === 'visible';
      if (isVisible) ask();
      if (isVisible === (close !== undefined)) return;
      close?.();
      close = isVisible
        ? openEventStream(api, position, {
            onLive: (isLive) => {
              if (isLive === state.isLive) return;
              set({ isLive });
              if (!isLive) return;
              // Not every event is sent again to a stream that comes back, and none to a first one.
              ask();
              notify({ kind: 'open', data: {} });
            },
            onEvent: (event) => {
              // Typing changes no count.
              if (event.kind !== 'typing') ask();
              notify(event);
            },
          })
        : undefined;
    };
    const timer = setInterval(() => {
      if (!state.isLive) ask();
    }, POLL_MS);
    const change = (event: Event) => {
      const known = event instanceof CustomEvent && (event.detail as Partial<UnreadCounts> | null);
      if (known) count(known);
      else ask();
    };
    addEventListener(CHANGED, change);
    document.addEventListener('visibilitychange', follow);
    tabs?.addEventListener('message', ({ data }: MessageEvent<UnreadCounts & { uid: string }>) => {
      const { uid: whose, messages, notifications } = data;
      if (whose === uid) set({ messages, notifications });
    });
    follow();
    return () => {
      leaving.abort();
      clearInterval(timer);
      removeEventListener(CHANGED, change);
      document.removeEventListener('visibilitychange', follow);
      close?.();
      tabs?.close();
    };
  };

  const listenWith = <Listener>(listeners: Set<Listener>, listener: Listener) => {
    listeners.add(listener);
    stop ??= start();
    return () => {
      listeners.delete(listener);
      if (stateListeners.size + eventListeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };

  return {
    state: () => state,
    onState: (listener) => listenWith(stateListeners, listener),
    onEvent: (listener) => listenWith(eventListeners, listener),
  };
}
