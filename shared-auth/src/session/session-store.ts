import { createApiClient, type ApiClient } from '../http/api-client';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider';
import type { Auth } from './auth-context';
import { IdentityError } from '../identity/identity-error';
import { createOfflineAnswers } from '../offline/offline-answers';
import { discardAccount, discardUnfinished } from './discard-account';
import { fetchUser } from './fetch-user';
import { listenToIdentity } from './listen-to-identity';
import { createOwnAccount } from './own-account';
import { ownRegistration } from './own-registration';
import { createProfileLookUp } from './profile-look-up';
import { createRegistrationGate } from './registration-gate';
import { createReportLog } from './report-log';
import { createSessionNews } from './session-news';
import type { CurrentUser, Session } from './session';
import { createSignUps } from './sign-ups';
import { unfinishedSignUp } from './unfinished-sign-up';

export interface SessionStoreOptions {
  /** Called once when the store starts; a rejection becomes the state's error. */
  loadIdentity: () => Promise<IdentityProvider>;
  apiBaseUrl: string;
  /** Milliseconds from the start to the identity service's first report. */
  identityLimitMs: number;
  /** Whether answers are stored for when the network is away; see the provider. */
  storesAnswers?: boolean | undefined;
}

/** What the provider renders; a new object on every change. */
interface SessionState {
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
  storesAnswers = false,
}: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  const gate = createRegistrationGate();
  const reports = createReportLog({ currentUid: () => current?.uid, settled: () => lookUp.settled() });
  const news = createSessionNews();
  /** Accounts of sign-ups that failed; their sign-in reports mean nothing. */
  const discarded = new Set<string>();
  /** What the backend has just said of an account that signs in by another service. */
  let known: CurrentUser | undefined;
  let identity: Promise<IdentityProvider> | undefined;
  let current: IdentityUser | undefined;

  const getIdentity = () =>
    (identity ??= loadIdentity().then((loaded) => {
      if (loaded.federated.length > 0) setState({ auth: { ...state.auth, federated: loaded.federated } });
      return loaded;
    }));
  const offlineAnswers = storesAnswers ? createOfflineAnswers(apiBaseUrl, () => current?.uid) : undefined;
  const apiFor = (currentUser: () => IdentityUser | undefined) =>
    createApiClient({
      baseUrl: apiBaseUrl,
      currentUser,
      onSessionEnded: (isAddressProved) => void endSession(isAddressProved),
      offlineAnswers,
    });
  const apiOf = (user: IdentityUser) => apiFor(() => user);

  const setState = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const setSession = (session: Session) => setState({ auth: { ...state.auth, session } });
  const isSignedIn = () => state.auth.session.status === 'signed-in';

  /** A sign-up that a reload has cut short is undone, so that the person can sign up again. */
  const tidyUp = async (user: IdentityUser) => {
    const provider = await getIdentity();
    const isGone = await gate.ifIdle(() => discardUnfinished(provider, apiOf(user), user));
    if (isGone) discarded.add(user.uid);
  };

  const admit = async (user: CurrentUser, account: IdentityUser) => {
    // Its page went before the identity was deleted as well.
    if (user.kind === 'full' && user.status === 'closed') {
      if (await discardAccount(await getIdentity(), account)) {
        discarded.add(account.uid);
        return;
      }
    }
    const { session } = state.auth;
    const isKnown = session.status === 'signed-in' && session.user.kind === 'full';
    const isFailure = user.kind === 'minimal' && !user.toComplete;
    if (isFailure && isKnown && session.user.uid === user.uid) return;
    const { signsInWith } = account;
    setSession({
      status: 'signed-in',
      user: signsInWith === 'password' ? user : { ...user, signsInWith },
      ...news.replacing(user, reports.isExpected()),
    });
  };

  const lookUp = createProfileLookUp({
    ask: async (user, signal) => {
      const answer = known?.uid === user.uid ? known : undefined;
      known = undefined;
      return answer ?? (await fetchUser(apiOf(user), user, signal));
    },
    whenReady: (signal) => gate.settled(signal),
    mayAsk: async (user, signal) => {
      if (!signal.aborted && unfinishedSignUp.isOf(user.uid)) await tidyUp(user);
      return !signal.aborted && !discarded.has(user.uid);
    },
    onFound: admit,
    onSlow: (proceed) => {
      if (!isSignedIn()) setSession({ status: 'loading', continueWithoutProfile: proceed });
    },
  });

  const report = (user: IdentityUser | null) => {
    const before = current;
    current = user ?? undefined;
    if (user) {
      news.noteEntry();
      const { session } = state.auth;
      // Another account, from another tab: nothing of the one before may stay in view.
      if (session.status === 'signed-in' && session.user.uid !== user.uid) setSession({ status: 'loading' });
      void lookUp.start(user);
    } else {
      lookUp.cancel();
      const session = news.signedOut(before?.email);
      setSession(session);
      // What was typed is for the same person, who signs in again.
      if (session.provedEmail === undefined) ownRegistration.forget();
    }
    reports.add();
  };

  const signIn = async (email: string, password: string) => {
    const provider = await getIdentity();
    const reported = reports.expect();
    const account = await provider.signIn(email, password);
    await reported(account);
    // What was left of a sign-up that was cut short: there is no such account any more.
    if (discarded.has(account.uid)) throw new IdentityError('invalid-credentials');
  };
  const endSession = async (isAddressProved?: true) => {
    news.noteEnd(isAddressProved);
    // The look-up that was refused says nothing of who is here.
    lookUp.cancel();
    await signOut();
    // The service may have reported it before its refusal was heard here.
    const { session } = state.auth;
    if (!isAddressProved && session.status === 'signed-out') setSession({ ...session, hasEnded: true });
  };
  const signOut = async () => {
    const provider = await getIdentity();
    const reported = reports.expect();
    await provider.signOut();
    await reported(undefined);
  };

  const retryProfile = async () => {
    // A session that this finds to have ended is reported as such.
    if (isSignedIn()) await current?.refresh().catch(() => undefined);
    if (isSignedIn() && current) await lookUp.start(current);
  };

  let state: SessionState = {
    auth: {
      session: { status: 'loading' },
      signIn,
      signOut,
      federated: [],
      ...createSignUps({
        getIdentity,
        apiFor: apiOf,
        gate,
        expectReport: reports.expect,
        onDiscarded: ({ uid }) => discarded.add(uid),
        onKnown: (user) => (known = user),
        currentUser: () => current,
        onCompleted: () => retryProfile(),
      }),
      sendPasswordReset: async (email) => (await getIdentity()).sendPasswordReset(email),
      retryProfile,
      checkEmailConfirmed: async () => {
        await retryProfile();
        return current?.emailVerified ?? false;
      },
      ...createOwnAccount({
        getIdentity,
        currentUser: () => current,
        apiFor: apiOf,
      }),
    },
    api: apiFor(() => current),
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      const stop = listenToIdentity({
        getIdentity,
        report,
        fail: (error) => setState({ error }),
        limitMs: identityLimitMs,
      });
      return () => {
        stop();
        lookUp.cancel();
      };
    },
  };
}
