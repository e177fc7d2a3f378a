import type { IdentityProvider, IdentityUser } from '../identity/identity-provider';
import { withDeadline } from '../loading/deadline';

interface ListenOptions {
  getIdentity: () => Promise<IdentityProvider>;
  report: (user: IdentityUser | null) => void;
  /** Called when the service did not load, or has not reported within the limit. */
  fail: (error: Error) => void;
  /** Milliseconds from now to the first report. */
  limitMs: number;
}

/** Loads the identity service and passes its reports on, until the returned function is called. */
export function listenToIdentity({ getIdentity, report, fail, limitMs }: ListenOptions): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;

  const listen = () =>
    new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => resolve());
      getIdentity().then((identity) => {
        if (signal.aborted) return;
        const unsubscribe = identity.onUserChanged((user) => {
          report(user);
          resolve();
        });
        signal.addEventListener('abort', unsubscribe);
      }, reject);
    });
  withDeadline(
    limitMs,
    listen,
    () => new Error(`The sign-in service did not answer within ${limitMs / 1000} seconds`),
  ).catch((error: unknown) => fail(error instanceof Error ? error : new Error(String(error))));

  return () => stopping.abort();
}
