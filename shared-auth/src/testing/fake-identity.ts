import { IdentityError } from '../identity/identity-error';
import type { FederatedProvider, IdentityProvider, IdentityUser } from '../identity/identity-provider';
import { aFakeIdentityUser } from './fake-identity-user';

/** What can be made to fail or to wait; those on an account count as well. */
export type IdentityCall =
  | (
      | 'createAccount'
      | 'signIn'
      | 'signInWith'
      | 'signOut'
      | 'sendPasswordReset'
      | 'sendVerificationEmail'
      | 'deleteAccount'
    )
  | ('refresh' | 'confirmPassword' | 'sendEmailChange' | 'changePassword');

/** An identity service in memory. Two sessions that share one are two tabs of a browser. */
export interface FakeIdentity extends IdentityProvider {
  /** Every call so far, in order. */
  readonly calls: readonly IdentityCall[];
  /** E-mail addresses that have an account now. */
  readonly accounts: readonly string[];
  /** The link that `sendEmailChange` sent to this address is opened, on whatever device. */
  openLink: (newEmail: string) => void;
  /** The link that `sendVerificationEmail` sent to this account's address is opened, on whatever device. */
  openVerificationLink: (email: string) => void;
  /** Reports to every tab, as the service would. */
  report: (user: IdentityUser | null) => void;
  /** The next such call is rejected. */
  failNext: (call: IdentityCall, error: Error) => void;
  /** The next such call waits until the returned function is called. */
  holdNext: (call: IdentityCall) => () => void;
}

export interface FakeIdentityOptions {
  /** Who is signed in at the start: null is no one, undefined is not known until `report` is called. */
  user?: IdentityUser | null | undefined;
  /** Passwords by e-mail address. */
  accounts?: Record<string, string>;
  /** Whom the window of a service names, by service; the others are not set up. */
  federated?: Partial<Record<FederatedProvider, { email: string; name?: string }>>;
  /** Called with every call, to see it in order with others. */
  onCall?: (call: IdentityCall) => void;
}

/** What the service keeps of an account. */
interface Kept {
  uid: string;
  email: string;
  password: string;
  emailVerified: boolean;
  signsInWith?: FederatedProvider;
  displayName?: string;
}

/** Behaves as Firebase Auth does: creating an account signs it in, deleting it signs it out. */
export function aFakeIdentity({
  accounts = {},
  federated = {},
  onCall,
  ...options
}: FakeIdentityOptions = {}): FakeIdentity {
  const kept = new Map<string, Kept>();
  const calls: IdentityCall[] = [];
  const failures = new Map<IdentityCall, Error>();
  const holds = new Map<IdentityCall, Promise<void>>();
  const links = new Map<string, Kept>();
  const tabs = new Set<(user: IdentityUser | null) => void>();
  let created = 0;
  let current = 'user' in options ? options.user : null;

  const keep = (email: string, password: string, emailVerified: boolean) => {
    created += 1;
    // Anyone who comes back after a deletion is another person to the service.
    const isAgain = calls.includes('deleteAccount');
    const uid = `uid-of-${email}${isAgain ? `-${created}` : ''}`;
    const account = { uid, email, password, emailVerified };
    kept.set(email, account);
    return account;
  };
  for (const [email, password] of Object.entries(accounts)) keep(email, password, true);

  const report = (user: IdentityUser | null) => {
    current = user;
    for (const tell of [...tabs]) tell(user);
  };
  const begin = async (call: IdentityCall) => {
    calls.push(call);
    onCall?.(call);
    await holds.get(call);
    holds.delete(call);
    const failure = failures.get(call);
    failures.delete(call);
    if (failure) throw failure;
  };
  const enter = (account: Kept) => {
    const user = aUserOf(account);
    report(user);
    return user;
  };
  const aUserOf = (account: Kept): IdentityUser => {
    let known = { ...account };
    return Object.defineProperties(
      aFakeIdentityUser({
        uid: account.uid,
        email: account.email,
        displayName: account.displayName ?? '',
        signsInWith: account.signsInWith ?? 'password',
        sendVerificationEmail: () => begin('sendVerificationEmail'),
        deleteAccount: async () => {
          await begin('deleteAccount');
          kept.delete(account.email);
          report(null);
        },
        refresh: async () => {
          await begin('refresh');
          known = { ...account };
        },
        confirmPassword: async (password) => {
          await begin('confirmPassword');
          if (!account.signsInWith && password !== account.password)
            throw new IdentityError('invalid-credentials');
        },
        sendEmailChange: async (newEmail) => {
          await begin('sendEmailChange');
          if (kept.has(newEmail)) throw new IdentityError('email-in-use');
          links.set(newEmail, account);
        },
        changePassword: async (newPassword) => {
          await begin('changePassword');
          account.password = newPassword;
        },
      }),
      { email: { get: () => known.email }, emailVerified: { get: () => known.emailVerified } },
    );
  };

  return {
    calls,
    federated: Object.keys(federated) as FederatedProvider[],
    get accounts() {
      return [...kept.keys()];
    },
    report,
    openLink: (newEmail) => {
      const account = links.get(newEmail);
      if (!account) throw new Error(`No link was sent to ${newEmail}`);
      kept.delete(account.email);
      account.email = newEmail;
      kept.set(newEmail, account);
    },
    openVerificationLink: (email) => {
      const account = kept.get(email);
      if (!account || !calls.includes('sendVerificationEmail'))
        throw new Error(`No link was sent to ${email}`);
      account.emailVerified = true;
    },
    failNext: (call, error) => failures.set(call, error),
    holdNext: (call) => {
      let release: () => void = () => undefined;
      holds.set(call, new Promise((resolve) => (release = resolve)));
      return () => release();
    },
    onUserChanged: (tell) => {
      tabs.add(tell);
      if (current !== undefined) {
        const user = current;
        queueMicrotask(() => tabs.has(tell) && tell(user));
      }
      return () => tabs.delete(tell);
    },
    createAccount: async (email, password) => {
      await begin('createAccount');
      if (kept.has(email)) throw new IdentityError('email-in-use');
      return enter(keep(email, password, false));
    },
    signIn: async (email, password) => {
      await begin('signIn');
      const account = kept.get(email);
      if (account?.password !== password) throw new IdentityError('invalid-credentials');
      return enter(account);
    },
    signInWith: async (provider) => {
      await begin('signInWith');
      const chosen = federated[provider];
      if (!chosen) throw new IdentityError('unknown');
      const { email, name = '' } = chosen;
      const account = kept.get(email) ?? {
        ...keep(email, '', true),
        displayName: name,
        signsInWith: provider,
      };
      kept.set(email, account);
      return enter(account);
    },
    signOut: async () => {
      await begin('signOut');
      report(null);
    },
    sendPasswordReset: () => begin('sendPasswordReset'),
  };
}
