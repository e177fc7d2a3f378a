declare global {
  var __REMOTE_ATTEMPTS__: Record<string, number> | undefined;
}

/**
 * The number that a remote's next requests carry as `?mf-attempt=n`; the first ones (1) carry none.
 *
 * A browser that waits for a hung URL sends no second request for it, so a retry needs another URL. The
 * number lives on `globalThis` because the remote's own webpack runtime reads it for its chunks, and that
 * runtime can import nothing.
 *
 * @param scope the federation name, for example `remote_auth`
 */
export function currentAttempt(scope: string): number {
  return globalThis.__REMOTE_ATTEMPTS__?.[scope] ?? 1;
}

/** Called after a failure: whatever is requested from now on is another attempt. */
export function beginNextAttempt(scope: string): void {
  const next = currentAttempt(scope) + 1;
  (globalThis.__REMOTE_ATTEMPTS__ ??= {})[scope] = next;
}

/** The URL with the attempt's number, unless it is the first. */
export function withAttempt(url: string, attempt: number): string {
  if (attempt <= 1) return url;
  return `${url}${url.includes('?') ? '&' : '?'}mf-attempt=${attempt}`;
}

/**
 * Makes a remote's runtime give up on the scripts that are still under way, so that the next import asks
 * the network again instead of joining them.
 */
export function abandonScripts(scope: string): void {
  for (const script of document.querySelectorAll(`script[data-webpack^="${scope}:"]`)) {
    script.dispatchEvent(new Event('error'));
    script.remove();
  }
}
