declare global {
  /** Milliseconds that the server's clock is ahead of the device's. On the page, which has this file once a remote. */
  var __SERVER_AHEAD_MS__: number | undefined;
}

/** The `Date` header is cut to its second. */
const HEADER_STEP_MS = 1000;

const aheadMs = () => globalThis.__SERVER_AHEAD_MS__ ?? 0;

/**
 * The time on the server's clock in milliseconds since 1970, as far as its answers told; on the device's before the first.
 * For everything that is compared with a time of the API.
 */
export const now = (): number => Date.now() + aheadMs();

/**
 * Takes the server's clock from an answer. What is known stays while it fits, so that a countdown does not jump by what a
 * request took.
 *
 * @param date the answer's `Date` header; null changes nothing
 * @param sentAt when the request was sent, by the device's clock, in milliseconds since 1970
 */
export function followServerClock(date: string | null, sentAt: number): void {
  const served = Date.parse(date ?? '');
  if (Number.isNaN(served)) return;
  const least = served - Date.now();
  const most = served + HEADER_STEP_MS - sentAt;
  if (aheadMs() < least || aheadMs() > most) globalThis.__SERVER_AHEAD_MS__ = (least + most) / 2;
}
