import { IdentityError } from '../identity/identity-error';
import type { IdentityProvider, IdentityUser } from '../identity/identity-provider';
import { aFakeIdentityUser } from './fake-identity-user';

/** What can be made to fail or to wait; the two on an account count as well. */
export type IdentityCall =
  'createAccount' | 'signIn' | 'signOut' | 'sendPasswordReset' | 'sendVerificationEmail' | 'deleteAccount';

/** An identity service in memory. Two sessions that share one are two tabs of a browser. */
export interface FakeIdentity extends IdentityProvider {
  /** Every call so far, in order. */
  readonly calls: readonly IdentityCall[];
  /** E-mail addresses that have an account now. */
  readonly accounts: readonly string[];
  /** Reports to every tab, as the service would. */
  report: (user: IdentityUser | null) => void;
  /** The next such call is rejected. */
  failNext: (call: IdentityCall, error: Error) => void;
  /** The next such call waits until the returned function is called. */
  holdNext: (call: IdentityCall) => () => void;
}

export interface FakeIdentityOptions {
  /** Who is signed in at the start: null is nobody, undefined is not known until `report` is called. */
  user?: IdentityUser | null | undefined;
  /** Passwords by e-mail address. */
  accounts?: Record<string, string>;
  /** Told of every call, to see it in order with others. */
  onCall?: (call: IdentityCall) => void;
}

/** Behaves as Firebase Auth does: creating an account signs it in, deleting it signs it out. */
export function aFakeIdentity({ accounts = {}, onCall, ...options }: FakeIdentityOptions = {}): FakeIdentity {
  const passwords = new Map(Object.entries(accounts));
  const calls: IdentityCall[] = [];
  const deleted: string[] = [];
  const failures = new Map<IdentityCall, Error>();
  const holds = new Map<IdentityCall, Promise<void>>();
  const tabs = new Set<(user: IdentityUser | null) => void>();
  let current = 'user' in options ? options.user : null;

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
  const anAccount = (email: string): IdentityUser =>
    aFakeIdentityUser({
      // Whoever comes back after a deletion is somebody else to the service.
      uid: `uid-of-${email}${'-again'.repeat(deleted.filter((gone) => gone === email).length)}`,
      email,
      sendVerificationEmail: () => begin('sendVerificationEmail'),
      deleteAccount: async () => {
        await begin('deleteAccount');
        passwords.delete(email);
        deleted.push(email);
        report(null);
      },
    });
  const enter = (email: string) => {
    const account = anAccount(email);
    report(account);
    return account;
  };

  return {
    calls,
    get accounts() {
      return [...passwords.keys()];
    },
    report,
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
      if (passwords.has(email)) throw new IdentityError('email-in-use');
      passwords.set(email, password);
      return enter(email);
    },
    signIn: async (email, password) => {
      await begin('signIn');
      if (passwords.get(email) !== password) throw new IdentityError('invalid-credentials');
      return enter(email);
    },
    signOut: async () => {
      await begin('signOut');
      report(null);
    },
    sendPasswordReset: () => begin('sendPasswordReset'),
  };
}
