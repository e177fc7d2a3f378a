/** What a person gives to sign up; all of it but the password goes to our backend. */
export interface RegistrationInput {
  fname: string;
  lname: string;
  email: string;
  gender: 'male' | 'female';
  phone: string;
  zip_code: string;
  city: string;
  street: string;
  region: string;
  role: 'customer' | 'car_owner';
  /** For the identity service only. */
  password: string;
}

/**
 * How a sign-up ended. In every case but the first no one is signed in, and the same person may press
 * Sign Up again.
 */
export type RegistrationOutcome =
  /** `isLinkSent`: the link that confirms the address is on its way; if not, it can be sent again. */
  | { kind: 'registered'; isLinkSent: boolean }
  /** The backend answered without success; `fields` says what it held against which field, if it said. */
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'email-in-use' }
  /** Something else, already logged to the console. */
  | { kind: 'failed' };
