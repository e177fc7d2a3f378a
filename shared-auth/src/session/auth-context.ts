import { createContext, useContext } from 'react';
import type { ApiClient } from '../http/api-client';
import type { FederatedProvider } from '../identity/identity-provider';
import type { Newcomer, RegistrationInput, RegistrationOutcome } from './registration';
import type { CurrentUser, Session } from './session';

/** The session and what can be done with it; the same functions for the whole life of the page. */
export interface Auth {
  session: Session;
  /**
   * Resolves once the session holds the user, with or without a profile.
   *
   * @throws IdentityError
   */
  signIn: (email: string, password: string) => Promise<void>;
  /** Services whose accounts sign in as well, as far as that is known by now: those of the identity service. */
  federated: readonly FederatedProvider[];
  /**
   * Opens the service's window. Resolves once the session holds the user; or, when the account that was chosen there
   * is unknown here, with what the service says of the person: then `register` takes the rest, and until it has
   * succeeded, or `leaveSignUp` was called, no one is signed in.
   *
   * @throws IdentityError `cancelled` when the window was closed
   */
  signInWith: (provider: FederatedProvider) => Promise<Newcomer | undefined>;
  /** Forgets the newcomer of `signInWith`; nothing happens when there is none. */
  leaveSignUp: () => void;
  /** Ends the session here and in every other tab. */
  signOut: () => Promise<void>;
  /** Never rejects: what went wrong is the outcome. */
  register: (input: RegistrationInput) => Promise<RegistrationOutcome>;
  /**
   * Resolves whether or not there is such an account.
   *
   * @throws IdentityError when the service is unreachable or has had enough
   */
  sendPasswordReset: (email: string) => Promise<void>;
  /**
   * Asks again who this is: the identity service for the address, the backend for the profile. Resolves when they
   * have answered or failed, and never rejects; a profile that is known stays when it cannot be had again.
   */
  retryProfile: () => Promise<void>;
  /**
   * Sends the link that confirms the address, at most every minute.
   *
   * @throws IdentityError `too-many-attempts` within a minute of the one before, or by the service's own limit
   */
  sendVerificationEmail: () => Promise<void>;
  /**
   * Asks the identity service whether the link was opened, and lets the backend know when it was. Never rejects: what
   * cannot be asked is not confirmed yet.
   */
  checkEmailConfirmed: () => Promise<boolean>;
  /**
   * Says the password again, so that the backend takes the session for a recent one.
   *
   * @throws IdentityError `invalid-credentials` when it is wrong
   */
  confirmPassword: (password: string) => Promise<void>;
  /**
   * Sends a link to the new address. The account has the old one until the link is opened.
   *
   * @throws IdentityError `invalid-credentials` when the present password is wrong
   */
  changeEmail: (newEmail: string, password: string) => Promise<void>;
  /**
   * Sets another password; the person stays signed in here and is signed out on other devices.
   *
   * @throws IdentityError `invalid-credentials` when the present password is wrong
   */
  changePassword: (newPassword: string, password: string) => Promise<void>;
  /**
   * Deletes the account for good, profile and identity; then no one is signed in.
   *
   * @throws IdentityError `invalid-credentials` when the password is wrong, HTTPError when the backend refuses; then
   *   nothing has happened
   */
  closeAccount: (password: string) => Promise<void>;
}

/** What the provider holds; screens read it through the hooks below. */
export const AuthContext = createContext<{ auth: Auth; api: ApiClient } | undefined>(undefined);

function useAuthContext() {
  const value = useContext(AuthContext);
  if (!value) throw new Error('There is no AuthProvider above this component');
  return value;
}

/** The session and everything that changes it. */
export function useAuth(): Auth {
  return useAuthContext().auth;
}

/** Who is here. */
export function useSession(): Session {
  return useAuth().session;
}

/**
 * Who is signed in, for screens below `RequireUser`.
 *
 * @throws Error when no one is
 */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in: RequireUser is missing above');
  return session.user;
}

/** The backend's client, with the caller's ID token on every request; the same one on every render. */
export function useApiClient(): ApiClient {
  return useAuthContext().api;
}
