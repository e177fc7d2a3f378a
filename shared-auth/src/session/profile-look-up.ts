import type { IdentityUser } from '../identity/identity-provider';
import { logFailedLookUp } from './profile';
import type { CurrentUser, MinimalUser } from './session';

/** How long a look-up waits before people may go on without it, in milliseconds. */
const SLOW_MS = 10_000;
/** How long before they go on by themselves. The request has no limit: an answer that comes later still counts. */
const LIMIT_MS = 120_000;

interface ProfileLookUpOptions {
  /** Asks the backend; rejects when it does not say. */
  ask: (user: IdentityUser, signal: AbortSignal) => Promise<CurrentUser>;
  /** Awaited before the look-up begins; what it takes is not counted as waiting. */
  whenReady: (signal: AbortSignal) => Promise<void>;
  /** Awaited before the backend is asked; then whether to ask at all. */
  mayAsk: (user: IdentityUser, signal: AbortSignal) => Promise<boolean>;
  onFound: (user: CurrentUser, account: IdentityUser) => Promise<void>;
  /** Called after ten seconds without an answer; `proceed` goes on with the minimal user. */
  onSlow: (proceed: () => void) => void;
}

/** Turns an account into a user; only the latest look-up counts. */
export interface ProfileLookUp {
  /** Forgets the one under way and starts another; resolves when it is waited for no longer, and never rejects. */
  start: (user: IdentityUser) => Promise<void>;
  /** Forgets the one under way. */
  cancel: () => void;
  /** Resolves when the latest one is waited for no longer. */
  settled: () => Promise<void>;
}

export function createProfileLookUp(options: ProfileLookUpOptions): ProfileLookUp {
  const { ask, whenReady, mayAsk, onFound, onSlow } = options;
  let superseded = new AbortController();
  let latest: Promise<void> = Promise.resolve();

  const find = async (user: IdentityUser, signal: AbortSignal): Promise<CurrentUser> => {
    try {
      return await ask(user, signal);
    } catch (error) {
      if (!signal.aborted) logFailedLookUp(error);
      return minimal(user);
    }
  };
  const answer = async (user: IdentityUser, signal: AbortSignal) => {
    if (!(await mayAsk(user, signal))) return;
    const found = await find(user, signal);
    if (!signal.aborted) await onFound(found, user);
  };

  const run = async (user: IdentityUser, signal: AbortSignal) => {
    await whenReady(signal);
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (ms: number, work: () => void) =>
      timers.push(setTimeout(() => !signal.aborted && work(), ms));
    const givenUp = new Promise<void>((resolve) => {
      const proceed = () => {
        resolve(signal.aborted ? undefined : onFound(minimal(user), user));
      };
      after(SLOW_MS, () => onSlow(proceed));
      after(LIMIT_MS, () => {
        logFailedLookUp(new Error(`There was no answer within ${LIMIT_MS / 1000} seconds`));
        proceed();
      });
    });
    await Promise.race([answer(user, signal), givenUp]).finally(() => timers.forEach(clearTimeout));
  };

  return {
    start: (user) => {
      superseded.abort();
      superseded = new AbortController();
      latest = run(user, superseded.signal);
      return latest;
    },
    cancel: () => superseded.abort(),
    settled: () => latest,
  };
}

function minimal({ uid, email }: IdentityUser): MinimalUser {
  return { kind: 'minimal', uid, email };
}
