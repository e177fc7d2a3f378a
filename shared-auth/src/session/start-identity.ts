import type { IdentityProvider, IdentityUser } from '../identity/identity-provider';
import { listenToIdentity } from './listen-to-identity';

/** Calls back once the identity service's code is in no one's way; returns what keeps it from doing so. */
export type LoadLater = (begin: () => void) => () => void;

interface StartOptions {
  loadIdentity: () => Promise<IdentityProvider>;
  report: (user: IdentityUser | null) => void;
  fail: (error: Error) => void;
  limitMs: number;
  later: LoadLater | undefined;
}

/** The identity service as one page uses it: loaded once, and listened to from then on. */
export interface StartedIdentity {
  /** Loads it now where that was put off. */
  get: () => Promise<IdentityProvider>;
  /** @returns what stops the reports */
  start: () => () => void;
}

/**
 * Loads the identity service and passes its reports on: at once, or later where no one is expected to be signed in. One
 * that was put off and does not come is no failure of the page: it is loaded again when it is needed.
 */
export function startIdentity({ loadIdentity, report, fail, limitMs, later }: StartOptions): StartedIdentity {
  let identity: Promise<IdentityProvider> | undefined;
  let stopListening: (() => void) | undefined;
  let isStarted = false;

  const load = () => (identity ??= loadIdentity());
  const forget = () => {
    stopListening?.();
    identity = undefined;
    stopListening = undefined;
  };
  const listen = () => {
    stopListening ??= listenToIdentity({ getIdentity: load, report, fail: later ? forget : fail, limitMs });
  };

  return {
    get: () => {
      if (isStarted) listen();
      return load();
    },
    start: () => {
      isStarted = true;
      const cancel = later?.(listen);
      if (!later) listen();
      return () => {
        isStarted = false;
        cancel?.();
        stopListening?.();
        stopListening = undefined;
      };
    },
  };
}
