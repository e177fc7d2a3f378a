/**
 * Runs `work` under one limit; when it passes, `work`'s signal is aborted and the result is `onTimeout()`.
 *
 * @param limitMs milliseconds; the rejection comes at the limit exactly, never before
 */
export async function withDeadline<T>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<T>,
  onTimeout: () => Error,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = onTimeout();
      // Rejected before the abort, so that the readable message wins over the aborted work's.
      reject(error);
      controller.abort(error);
    }, limitMs);
  });
  try {
    return await Promise.race([work(controller.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}
