const LOCK = 'registration';
/** A tab that froze in the middle of a sign-up must not keep the others loading. */
const LONGEST_WAIT_MS = 30_000;

/** Lets profile look-ups wait for a sign-up that is under way, in this tab or in another one. */
export interface RegistrationGate {
  /** Runs a sign-up; anyone who waits for `settled` waits for it. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs `work` unless a sign-up is under way somewhere, or that cannot be known; undefined when it did not. */
  ifIdle: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  /** Resolves when no sign-up is under way, or when `signal` is aborted; never rejects. */
  settled: (signal: AbortSignal) => Promise<void>;
}

/** Other tabs are seen through the Web Locks API; where there is none, only this one counts. */
export function createRegistrationGate(): RegistrationGate {
  let underWay: Promise<unknown> = Promise.resolve();
  // The DOM's types say that it is always there; it is not on a page without HTTPS.
  const locks = navigator.locks as LockManager | undefined;

  return {
    run: (work) => {
      const result = locks ? locks.request(LOCK, work) : work();
      underWay = result.catch(() => undefined);
      return result;
    },
    ifIdle: async (work) =>
      locks?.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined)),
    settled: async (signal) => {
      await underWay;
      const limited = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]);
      // Rejects only when aborted, after which the caller decides by its own signal.
      await locks?.request(LOCK, { mode: 'shared', signal: limited }, () => undefined).catch(() => undefined);
    },
  };
}
