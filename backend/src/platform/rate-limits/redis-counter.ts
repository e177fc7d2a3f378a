import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import type { RequestCounter } from './request-counter.js';

/** Adds, and lets a window that begins end by itself. */
const script = `
local requests = redis.call('INCRBY', KEYS[1], ARGV[1])
local ends_in = redis.call('PTTL', KEYS[1])
if ends_in < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  ends_in = tonumber(ARGV[2])
end
return { requests, ends_in }`;

export interface RedisCounter extends RequestCounter {
  close: () => void;
}

/**
 * Counts in Redis or Valkey. It connects in the background, again and again: while the server is away, `add` rejects at
 * once.
 *
 * @param url `redis://` or `rediss://`, with the password if there is one
 */
export function redisCounter(url: string, logger: Pick<Logger, 'warn'>): RedisCounter {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5_000) },
  });
  let isAway = false;
  client.on('error', (error: unknown) => {
    if (!isAway) logger.warn({ err: error }, 'Redis is away: each process counts requests for itself');
    isAway = true;
  });
  client.on('ready', () => {
    isAway = false;
  });
  client.connect().catch(() => undefined);
  return {
    add: async (key, requests, windowMs) => {
      const answer = await client.eval(script, {
        keys: [`car-rental:rate-limit:${key}`],
        arguments: [String(requests), String(windowMs)],
      });
      const [counted, endsInMs] = (answer as number[]).map(Number);
      return { requests: counted ?? requests, endsInMs: endsInMs ?? windowMs };
    },
    close: () => {
      client.destroy();
    },
  };
}
