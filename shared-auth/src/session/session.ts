/** What an account may do; `admin` is never self-chosen. */
export type Role = (typeof roles)[number];

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
  /** The backend's `account_status`: active, suspended or closed. */
  status: string;
}

/** Someone who is signed in, but whose profile could not be loaded. */
export interface MinimalUser {
  kind: 'minimal';
  uid: string;
  email: string;
}

export type CurrentUser = FullUser | MinimalUser;

/** It is not known yet who is here. */
export interface LoadingSession {
  status: 'loading';
  /** There once the profile of a signed-in account is late: goes on with what the identity service knows. */
  continueWithoutProfile?: () => void;
}

/** Who is here: not known yet, no one, or a user. */
export type Session = LoadingSession | { status: 'signed-out' } | { status: 'signed-in'; user: CurrentUser };
