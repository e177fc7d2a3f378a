import { PassThrough, type Readable } from 'node:stream';
import type { LiveEvent, LiveEvents } from '../../../platform/live/live-events.js';

/** Proxies end what is silent for longer. */
const heartbeatMs = 15_000;
/** Then the page comes back with a new token, and is checked anew. */
const lifeMs = 30 * 60_000;
/** Of one person at one process: pages beyond it end the oldest. */
const mostStreams = 12;
/** A page that takes nothing is gone. */
const mostWaitingBytes = 64 * 1024;

interface Following {
  userUuid: string;
  missed: readonly LiveEvent[];
  /** Rejects once the page may follow no more: its session ended elsewhere, its token is over. */
  requireAllowed: () => Promise<void>;
}

/** `text/event-stream` of one open page: what it missed, then what happens, until either side ends it. */
export function openEventStream(live: LiveEvents, { userUuid, missed, requireAllowed }: Following): Readable {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.writableLength > mostWaitingBytes) end();
    else if (!stream.writableEnded) stream.write(text);
  };
  const send = (event: LiveEvent) => {
    const { kind, ...data } = event;
    // Numbers the stream by the time of messages: they alone are sent again to a page that comes back.
    const id = event.kind === 'message' ? `id: ${event.at}\n` : '';
    write(`${id}event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const unsubscribe = live.subscribe(userUuid, { onEvent: send, onInterrupted: () => end() });
  const heartbeat = setInterval(() => {
    write(': \n\n');
    requireAllowed().catch(() => end());
  }, heartbeatMs).unref();
  const life = setTimeout(() => {
    end();
  }, lifeMs).unref();
  const end = () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(life);
    stream.end();
  };
  stream.once('close', end);
  live.endOldest(userUuid, mostStreams);
  // A page that does not get this at once is behind something that buffers.
  write('event: open\ndata: {}\n\n');
  for (const event of missed) send(event);
  return stream;
}
