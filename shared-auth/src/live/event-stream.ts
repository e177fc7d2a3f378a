import type { ApiClient } from '../http/api-client';
import { loadModule } from '../loading/load-module';
import { liveEventKinds, type LiveEvent } from './live-event';

interface EventStreamOptions {
  onEvent: (event: LiveEvent) => void;
  /** Called with true each time the stream is open, and with false when it is not any more. */
  onLive: (isLive: boolean) => void;
}

/** Milliseconds until a stream that was refused is asked for again: a proxy may not let it through at all. */
const REFUSED_PAUSE_MS = 60_000;

/** The last event's id, so that a stream that is opened again begins behind it. */
export interface StreamPosition {
  lastId: string;
}

/**
 * Opens the API's events, with the caller's token on each try, and opens them again when the connection is lost. It does
 * not fail: without a stream `onLive` says so, and the caller polls.
 *
 * @returns closes it for good
 */
export function openEventStream(
  api: ApiClient,
  position: StreamPosition,
  { onEvent, onLive }: EventStreamOptions,
): () => void {
  const closing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = async () => {
    const { EventSource } = await loadModule(
      'Live updates',
      () => import(/* webpackChunkName: "events" */ 'eventsource'),
    );
    if (closing.signal.aborted) return;
    // The API's address and its token are the client's: the library only needs some address.
    const source = new EventSource(location.origin, {
      fetch: (_address, { headers, signal }) =>
        api.get('my/events', {
          headers: { ...(position.lastId && { 'last-event-id': position.lastId }), ...headers },
          // Typed as anything by the library, which leaves the choice of `fetch` open.
          signal: signal as AbortSignal | null,
          cache: 'no-store',
          throwHttpErrors: false,
        }),
    });
    closing.signal.addEventListener('abort', () => source.close());
    source.addEventListener('open', () => onLive(true));
    source.addEventListener('error', () => {
      if (closing.signal.aborted) return;
      onLive(false);
      if (source.readyState === source.CLOSED) tryLater();
    });
    for (const kind of liveEventKinds) {
      source.addEventListener(kind, ({ data, lastEventId }) => {
        position.lastId = lastEventId;
        onEvent({ kind, data: JSON.parse(String(data)) as never });
      });
    }
  };
  const tryLater = () => {
    timer = setTimeout(start, REFUSED_PAUSE_MS);
  };
  const start = () => void open().catch(tryLater);

  start();
  return () => {
    clearTimeout(timer);
    closing.abort();
    onLive(false);
  };
}
