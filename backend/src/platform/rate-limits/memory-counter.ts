import type { RequestCounter } from './request-counter.js';

/**
 * Counts in this process's memory.
 *
 * @param capacity with more keys, the one whose window began first is forgotten
 */
export function memoryCounter(capacity = 50_000, now = Date.now): RequestCounter {
  const windows = new Map<string, { requests: number; endsAt: number }>();
  return {
    add: (key, requests, windowMs) => {
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now()) {
        windows.delete(key);
        window = { requests: 0, endsAt: now() + windowMs };
        windows.set(key, window);
        const [oldest] = windows.keys();
        if (windows.size > capacity && oldest !== undefined) windows.delete(oldest);
      }
      window.requests += requests;
      return Promise.resolve({ requests: window.requests, endsInMs: window.endsAt - now() });
    },
  };
}
