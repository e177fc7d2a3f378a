import { createApiClient, type ApiClient } from '../http/api-client';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider';
import { withDeadline } from '../loading/deadline';
import type { Auth } from './auth-context';
import { fetchProfile } from './profile';
import { registerAccount } from './register-account';
import { createRegistrationGate } from './registration-gate';
import type { RegistrationInput, RegistrationOutcome } from './registration';
import type { CurrentUser, Session } from './session';

export interface SessionStoreOptions {
  /** Called once when the store starts; a rejection becomes the state's error. */
  loadIdentity: () => Promise<IdentityProvider>;
  apiBaseUrl: string;
  /** Milliseconds from the start to the identity service's first report. */
  identityLimitMs: number;
}

/** What the provider renders; a new object on every change. */
export interface SessionState {
  auth: Auth;
  api: ApiClient;
  /** The identity service could not be loaded: nothing will ever be reported. */
  error?: Error;
}

export interface SessionStore {
  getState: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** Loads the identity service and listens to it, until the returned function is called. */
  start: () => () => void;
}

/** The session outside React: the identity service reports, the backend is asked, the latest report wins. */
export function createSessionStore({
  loadIdentity,
  apiBaseUrl,
  identityLimitMs,
}: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  const reportListeners = new Set<() => void>();
  const gate = createRegistrationGate();
  /** Accounts of sign-ups that failed; their sign-in reports mean nothing. */
  const discarded = new Set<string>();
  let identity: Promise<IdentityProvider> | undefined;
  let current: IdentityUser | undefined;
  let reports = 0;
  let superseded = new AbortController();
  let lookUp: Promise<void> = Promise.resolve();
  let registering: Promise<RegistrationOutcome> | undefined;

  const getIdentity = () => (identity ??= loadIdentity());
  const apiFor = (currentUser: () => IdentityUser | undefined) =>
    createApiClient({ baseUrl: apiBaseUrl, currentUser, onSessionEnded: () => void signOut() });

  const setState = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setSession = (session: Session) => {
    setState({ auth: { ...state.auth, session } });
  };

  const findUser = async (user: IdentityUser, signal: AbortSignal): Promise<CurrentUser> => {
    try {
      return await fetchProfile(
        apiFor(() => user),
        user,
        signal,
      );
    } catch (error) {
      if (!signal.aborted) console.error('Failed to fetch user data from backend:', error);
      return { kind: 'minimal', uid: user.uid, email: user.email };
    }
  };

  const startLookUp = (user: IdentityUser) => {
    superseded.abort();
    superseded = new AbortController();
    const { signal } = superseded;
    lookUp = (async () => {
      await gate.settled(signal);
      if (signal.aborted || discarded.has(user.uid)) return;
      const found = await findUser(user, signal);
      if (!signal.aborted) setSession({ status: 'signed-in', user: found });
    })();
    return lookUp;
  };

  const report = (user: IdentityUser | null) => {
    reports += 1;
    current = user ?? undefined;
    if (user) {
      const { session } = state.auth;
      // Another account, from another tab: nothing of the one before may stay in view.
      if (session.status === 'signed-in' && session.user.uid !== user.uid) setSession({ status: 'loading' });
      void startLookUp(user);
    } else {
      superseded.abort();
      setSession({ status: 'signed-out' });
    }
    for (const listener of reportListeners) listener();
  };

  /** Resolves when the report that `act` causes has led to a session. */
  const settle = async (act: () => Promise<{ uid: string } | undefined>) => {
    const before = reports;
    const account = await act();
    if (current?.uid !== account?.uid && reports === before) await nextReport();
    await lookUp;
  };
  const nextReport = () =>
    new Promise<void>((resolve) => {
      const listener = () => {
        reportListeners.delete(listener);
        resolve();
      };
      reportListeners.add(listener);
    });

  const signIn = async (email: string, password: string) => {
    const provider = await getIdentity();
    await settle(() => provider.signIn(email, password));
  };

  const signOut = async () => {
    const provider = await getIdentity();
    await settle(async () => {
      await provider.signOut();
      return undefined;
    });
  };

  const register = (input: RegistrationInput) => {
    registering ??= runRegistration(input).finally(() => (registering = undefined));
    return registering;
  };
  const runRegistration = async (input: RegistrationInput): Promise<RegistrationOutcome> => {
    const provider = await getIdentity();
    const { outcome, account } = await gate.run(async () => {
      const result = await registerAccount({
        identity: provider,
        apiFor: (user) => apiFor(() => user),
        input,
      });
      if (result.account && result.outcome.kind !== 'registered') discarded.add(result.account.uid);
      return result;
    });
    if (outcome.kind === 'registered') await settle(() => Promise.resolve(account));
    return outcome;
  };

  const sendPasswordReset = async (email: string) => (await getIdentity()).sendPasswordReset(email);
  const retryProfile = async () => {
    if (current && state.auth.session.status === 'signed-in') await startLookUp(current);
  };

  const start = () => {
    let stop = () => undefined as void;
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    let unsubscribe = () => undefined as void;
    let running = true;

    const firstReport = async () => {
      const provider = await getIdentity();
      if (!running) return;
      const reported = nextReport();
      unsubscribe = provider.onUserChanged(report);
      await reported;
    };
    withDeadline(
      identityLimitMs,
      () => Promise.race([firstReport(), stopped]),
      () => new Error(`The sign-in service did not answer within ${identityLimitMs / 1000} seconds`),
    ).catch((error: unknown) => {
      setState({ error: error instanceof Error ? error : new Error(String(error)) });
    });

    return () => {
      running = false;
      unsubscribe();
      superseded.abort();
      stop();
    };
  };

  let state: SessionState = {
    auth: { session: { status: 'loading' }, signIn, signOut, register, sendPasswordReset, retryProfile },
    api: apiFor(() => current),
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
  };
}
