import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { batchedCounter } from './batched-counter.js';
import { memoryCounter } from './memory-counter.js';
import type { CountedRequests, RequestCounter } from './request-counter.js';

/** A shared counter that takes longer is passed by: a limit must not be what makes requests slow. */
const patienceMs = 1_000;

/**
 * A store for `@fastify/rate-limit` that counts in `shared`, for all processes that have the same. The limit of all
 * requests is counted in batches, those of costs one by one. While `shared` is away, each process counts for itself.
 */
export function sharedStore(shared: RequestCounter): FastifyRateLimitStoreCtor {
  const own = memoryCounter();
  const inTime = async (key: string, requests: number, windowMs: number): Promise<CountedRequests> => {
    const giveUp = new AbortController();
    const late = sleep(patienceMs, undefined, { signal: giveUp.signal, ref: false }).then(() => {
      throw new Error(`no count of requests within ${patienceMs} ms`);
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([shared.add(key, requests, windowMs), late]);
    } finally {
      giveUp.abort();
    }
  };
  const orOwn = (counter: RequestCounter): RequestCounter => ({
    add: (key, requests, windowMs) =>
      counter.add(key, requests, windowMs).catch(() => own.add(key, requests, windowMs)),
  });
  const each = orOwn({ add: inTime });
  const inBatches = orOwn(batchedCounter({ add: inTime }));

  return class SharedStore implements FastifyRateLimitStore {
    readonly #counter: RequestCounter;
    readonly #prefix: string;

    constructor(_options: unknown, counter = inBatches, prefix = 'all:') {
      this.#counter = counter;
      this.#prefix = prefix;
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs = 60_000): void {
      void this.#counter.add(this.#prefix + key, 1, windowMs).then(({ requests, endsInMs }) => {
        done(null, { current: requests, ttl: endsInMs });
      });
    }

    /** For one limit: its `keyGenerator` names it in each key, or it is a route's own. */
    child(options: object): SharedStore {
      const { routeInfo } = options as { routeInfo?: { url?: string } };
      const prefix = routeInfo?.url === undefined ? '' : `${routeInfo.url}:`;
      return new SharedStore(undefined, each, prefix);
    }
  };
}
