/**
 * A stand-in for `navigator.locks`, which jsdom lacks: exclusive locks by name, requested with
 * `ifAvailable`, with a signal, or with neither.
 *
 * @returns a function that takes it away again
 */
export function installFakeLocks(): () => void {
  let held: Promise<unknown> | undefined;
  const request = async (_name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const options = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    if (held && options.ifAvailable) return work(null);
    while (held) await Promise.race([held, untilAborted(options.signal)]);
    const result = (async () => work({}))();
    held = result.then(
      () => (held = undefined),
      () => (held = undefined),
    );
    return result;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'locks');
}

function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new DOMException('The request was aborted.', 'AbortError'));
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });
}
