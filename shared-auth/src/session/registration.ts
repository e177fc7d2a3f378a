import type { IdentityErrorCode } from '../identity/identity-error';

/** What a customer gives who signs up while booking; gender and address come with their documents. */
export interface CustomerRegistration {
  fname: string;
  lname: string;
  email: string;
  phone: string;
  /** For the identity service only; the rest goes to our backend. */
  password: string;
}

/** What is missing once another service has said who a person is; see `signInWith`. */
export type FederatedRegistration = Pick<CustomerRegistration, 'fname' | 'lname' | 'phone'>;

/** What a person gives on the registration screen. */
export interface FullRegistration extends CustomerRegistration {
  gender: 'male' | 'female';
  zip_code: string;
  city: string;
  street: string;
  region: string;
  role: 'customer' | 'car_owner';
}

/** What a registration says beside the address and password of the identity. */
export type OwnRegistration = Omit<FullRegistration, 'email' | 'password'>;

/** One of them: the same calls in the same order. */
export type RegistrationInput =
  | CustomerRegistration
  | FullRegistration
  | FederatedRegistration
  /** Of a person who is signed in and is asked for it again; see `toComplete`. */
  | OwnRegistration;

/** Whom another service knows and this marketplace does not yet. */
export interface Newcomer {
  email: string;
  /** As far as the service knows them; else empty. */
  fname: string;
  lname: string;
}

/**
 * How a sign-up ended. In every case but the first no one is signed in, and the same person may press
 * Sign Up again.
 */
export type RegistrationOutcome =
  /** `isLinkSent`: the link that confirms the address is on its way; if not, it can be sent again, if it is needed. */
  | { kind: 'registered'; isLinkSent?: boolean }
  /** The backend answered without success; `fields` says what it held against which field, if it said. */
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'email-in-use' }
  /** Something else, already logged to the console; `reason` is the identity service's. */
  | { kind: 'failed'; reason?: IdentityErrorCode };
