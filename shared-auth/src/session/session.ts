import type { FederatedProvider } from '../identity/identity-provider';
import type { OwnRegistration } from './registration';

/** What an account registered as; `admin` is never self-chosen. What it may do: `may`. */
export type Role = (typeof roles)[number];

/** `rent` books cars, `host` lists them, `administer` verifies and decides. */
export type Permission = (typeof permissions)[number];

export const permissions = ['rent', 'host', 'administer'] as const;

export const roles = ['customer', 'car_owner', 'admin'] as const;

/** Someone whose profile our backend answered. */
export interface FullUser {
  kind: 'full';
  /** The identity service's id. */
  uid: string;
  /** Our own id. */
  uuid: string;
  email: string;
  role: Role;
  lName: string;
  /** What the backend says that the person may do, where their role alone does not say it. */
  permissions?: readonly Permission[];
  /** The service that vouches for the account, where it has no password. */
  signsInWith?: FederatedProvider;
  /** The backend's `account_status`: active, suspended or closed. */
  status: string;
}

/** Someone who is signed in, but whose profile could not be loaded. */
export interface MinimalUser {
  kind: 'minimal';
  uid: string;
  email: string;
  /**
   * There where the backend asks for names and phone again, since the address was proved after they were given: what
   * this tab itself typed when it signed up and the backend did not take once more, perhaps nothing.
   */
  toComplete?: Partial<OwnRegistration>;
  signsInWith?: FederatedProvider;
}

export type CurrentUser = FullUser | MinimalUser;

/** It is not known yet who is here. */
export interface LoadingSession {
  status: 'loading';
  /** There once the profile of a signed-in account is late: goes on with what the identity service knows. */
  continueWithoutProfile?: () => void;
}

/** Who is here: not known yet, no one, or a user. */
export type Session = LoadingSession | SignedOutSession | SignedInSession;

export interface SignedInSession {
  status: 'signed-in';
  user: CurrentUser;
  /** There where another tab signed this account in: whom this tab showed before. */
  replaces?: string;
}

/** No one is here. */
export interface SignedOutSession {
  status: 'signed-out';
  /** There where the session ended since its address was confirmed, and signing in again goes on; empty if not known here. */
  provedEmail?: string;
  /** There where the identity service ended the session: the person has to sign in again, and did not sign out. */
  hasEnded?: true;
}
