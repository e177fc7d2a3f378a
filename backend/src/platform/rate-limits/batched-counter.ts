import type { RequestCounter } from './request-counter.js';

interface Window {
  requests: number;
  endsAt: number;
  /** Counted here, not yet in the counter behind. */
  pending: number;
  isFlushing: boolean;
  /** The counter's first answer for this key. */
  begun: Promise<unknown>;
}

/**
 * Counts in memory and adds it up in a shared counter every `everyMs`: a limit that all requests have costs no statement
 * for each. Processes learn of each other's requests that much later, so that a limit can be passed by what the others
 * accept in that time.
 *
 * @param capacity with more keys, the one that was met first is forgotten and asked for again
 */
export function batchedCounter(counter: RequestCounter, everyMs = 500, capacity = 50_000): RequestCounter {
  const windows = new Map<string, Window>();

  async function flush(key: string, window: Window, windowMs: number): Promise<void> {
    const { pending } = window;
    window.pending = 0;
    window.isFlushing = false;
    try {
      const counted = await counter.add(key, pending, windowMs);
      window.requests = counted.requests + window.pending;
      window.endsAt = Date.now() + counted.endsInMs;
    } catch {
      // Goes with the next ones; they are counted here meanwhile.
      window.pending += pending;
    }
  }

  function begin(key: string, requests: number, windowMs: number): Window {
    const window: Window = {
      requests: 0,
      endsAt: Infinity,
      pending: 0,
      isFlushing: false,
      begun: counter.add(key, requests, windowMs).then(
        (counted) => {
          window.requests += counted.requests;
          window.endsAt = Date.now() + counted.endsInMs;
        },
        (error: unknown) => {
          windows.delete(key);
          throw error;
        },
      ),
    };
    windows.delete(key);
    windows.set(key, window);
    const [oldest] = windows.keys();
    if (windows.size > capacity && oldest !== undefined) windows.delete(oldest);
    return window;
  }

  return {
    add: async (key, requests, windowMs) => {
      const known = windows.get(key);
      const isOpen = known !== undefined && known.endsAt > Date.now();
      const window = isOpen ? known : begin(key, requests, windowMs);
      await window.begun;
      if (isOpen) {
        window.requests += requests;
        window.pending += requests;
        if (!window.isFlushing) {
          window.isFlushing = true;
          setTimeout(() => void flush(key, window, windowMs), everyMs).unref();
        }
      }
      return { requests: window.requests, endsInMs: Math.max(0, window.endsAt - Date.now()) };
    },
  };
}
