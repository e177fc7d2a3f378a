import { IdentityError } from '@drove/shared-auth';
import type { IdentityProvider, IdentityUser } from '@drove/shared-auth/host';
import type { IsolationSettings } from '../isolation-settings';

const userKey = 'isolation-user';

/** Replaces the identity service where answers are recorded: it knows the demo accounts, in this tab alone. */
export function createRecordedIdentity({
  accounts,
  password,
}: Pick<IsolationSettings, 'accounts' | 'password'>): IdentityProvider {
  const passwords = new Map(accounts.map(({ email }) => [email, password]));
  const listeners = new Set<(user: IdentityUser | null) => void>();

  const become = (email: string | undefined) => {
    if (email === undefined) sessionStorage.removeItem(userKey);
    else sessionStorage.setItem(userKey, email);
    for (const report of listeners) report(userOf(email ?? null));
  };
  const enter = (email: string): Promise<IdentityUser> => {
    become(email);
    return Promise.resolve(aUser(email));
  };
  const userOf = (email: string | null) => (email === null ? null : aUser(email));
  /** Its token says who it is, as the recorded answers want to know. */
  const aUser = (email: string): IdentityUser => ({
    uid: `recorded-${email}`,
    email,
    displayName: '',
    signsInWith: 'password',
    emailVerified: accounts.some((account) => account.email === email),
    getIdToken: () => Promise.resolve(`recorded:${email}`),
    sendVerificationEmail: () => Promise.resolve(),
    refresh: () => Promise.resolve(),
    confirmPassword: (typed) =>
      passwords.get(email) === typed ? Promise.resolve() : refuse('invalid-credentials'),
    sendEmailChange: (newEmail) => (passwords.has(newEmail) ? refuse('email-in-use') : Promise.resolve()),
    changePassword: (chosen) => {
      passwords.set(email, chosen);
      return Promise.resolve();
    },
    deleteAccount: () => {
      passwords.delete(email);
      become(undefined);
      return Promise.resolve();
    },
  });
  const refuse = (code: 'invalid-credentials' | 'email-in-use' | 'unknown') =>
    Promise.reject(new IdentityError(code));

  return {
    // Recorded answers know no other service.
    federated: [],
    signInWith: () => refuse('unknown'),
    onUserChanged: (report) => {
      listeners.add(report);
      queueMicrotask(() => {
        if (listeners.has(report)) report(userOf(sessionStorage.getItem(userKey)));
      });
      return () => listeners.delete(report);
    },
    createAccount: (email, chosen) => {
      if (passwords.has(email)) return refuse('email-in-use');
      passwords.set(email, chosen);
      return enter(email);
    },
    signIn: (email, typed) => (passwords.get(email) === typed ? enter(email) : refuse('invalid-credentials')),
    signOut: () => {
      become(undefined);
      return Promise.resolve();
    },
    sendPasswordReset: () => Promise.resolve(),
  };
}
