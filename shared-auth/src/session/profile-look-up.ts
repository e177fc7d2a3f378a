import type { ApiClient } from '../http/api-client';
import type { IdentityUser } from '../identity/identity-provider';
import { fetchProfile } from './profile';
import type { CurrentUser } from './session';

interface ProfileLookUpOptions {
  apiFor: (user: IdentityUser) => ApiClient;
  /** Awaited before the backend is asked; then whether to ask at all. */
  mayAsk: (user: IdentityUser, signal: AbortSignal) => Promise<boolean>;
  onFound: (user: CurrentUser, account: IdentityUser) => Promise<void>;
}

/** Turns an account into a user; only the latest look-up counts. */
export interface ProfileLookUp {
  /** Forgets the one under way and starts another; resolves when it has ended, and never rejects. */
  start: (user: IdentityUser) => Promise<void>;
  /** Forgets the one under way. */
  cancel: () => void;
  /** Resolves when the latest one has ended. */
  settled: () => Promise<void>;
}

export function createProfileLookUp({ apiFor, mayAsk, onFound }: ProfileLookUpOptions): ProfileLookUp {
  let superseded = new AbortController();
  let latest: Promise<void> = Promise.resolve();

  const find = async (user: IdentityUser, signal: AbortSignal): Promise<CurrentUser> => {
    try {
      return await fetchProfile(apiFor(user), user, signal);
    } catch (error) {
      if (!signal.aborted) console.error('Failed to fetch user data from backend:', error);
      return { kind: 'minimal', uid: user.uid, email: user.email };
    }
  };
  const run = async (user: IdentityUser, signal: AbortSignal) => {
    if (!(await mayAsk(user, signal))) return;
    const found = await find(user, signal);
    if (!signal.aborted) await onFound(found, user);
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
