import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { liveChannel } from '../live/announce.repository.js';
import type { LiveEvents } from '../live/live-events.js';

/** A connection can be gone unseen, and a pooler takes `listen` and brings nothing: what is announced to it must arrive. */
export const listenTimes = { connectAgainMs: 1_000, probeEveryMs: 15_000, probeLimitMs: 5_000 };

export interface LiveSource {
  connectionString: string;
  notify: () => Promise<unknown>;
}

/**
 * Listens to what processes announce, on a connection of its own: those of the pool are given back after each query, and
 * behind a pooler after each transaction. Connects again whenever it was lost.
 *
 * @param source the address of PostgreSQL itself, never of a pooler, and what notifies it from another connection: a
 *   pooler brings to a connection what it says itself
 * @returns ends it
 */
export function listenForEvents(
  live: LiveEvents,
  source: LiveSource,
  logger: Pick<Logger, 'warn'>,
  times = listenTimes,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listen = async () => {
    while (!signal.aborted) {
      await listenOnce(live, source, times, signal).catch((error: unknown) => {
        if (!signal.aborted) logger.warn({ err: error }, 'live events are interrupted');
      });
      live.setConnected(false);
      await sleep(times.connectAgainMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const listening = listen();
  return async () => {
    stopping.abort();
    await listening;
  };
}

/** Until the connection is lost, or no longer brings what it should. */
async function listenOnce(
  live: LiveEvents,
  { connectionString, notify }: LiveSource,
  { probeEveryMs, probeLimitMs }: typeof listenTimes,
  signal: AbortSignal,
): Promise<never> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  const probes = new EventEmitter();
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
    client.on('end', () => {
      reject(new Error('the connection has ended'));
    });
    signal.addEventListener('abort', () => {
      reject(new Error('stopped'));
    });
  });
  lost.catch(() => undefined);
  client.on('notification', ({ payload = '' }) => {
    if (payload === '') probes.emit('back');
    else live.deliver(payload);
  });
  try {
    await Promise.race([client.connect(), lost]);
    await Promise.race([client.query(`listen ${liveChannel}`), lost]);
    for (;;) {
      const back = once(probes, 'back', { signal: AbortSignal.timeout(probeLimitMs) });
      back.catch(() => undefined);
      await Promise.race([notify(), lost]);
      await Promise.race([back, lost]);
      live.setConnected(true);
      await Promise.race([sleep(probeEveryMs, undefined, { ref: false }), lost]);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
