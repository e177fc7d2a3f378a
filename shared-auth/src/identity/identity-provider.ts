/** Services that vouch for a person, so that no password is needed here. */
export const federatedProviders = ['google', 'apple'] as const;

export type FederatedProvider = (typeof federatedProviders)[number];

/** An account at the identity service that is signed in on this device. */
export interface IdentityUser {
  uid: string;
  /** The address of the account as far as this device knows. */
  readonly email: string;
  /** Whether that address is confirmed, as far as this device knows; tokens say the same. */
  readonly emailVerified: boolean;
  /** The full name that a service knows of its account; empty for accounts of a password. */
  readonly displayName: string;
  /** How the account signs in. */
  readonly signsInWith: 'password' | FederatedProvider;
  /**
   * The ID token, from memory while it is valid.
   *
   * @param forceRefresh ask the service for a new one in any case
   * @throws IdentityError
   */
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
  /** Sends a link that confirms the address and leads back to the account page. */
  sendVerificationEmail: () => Promise<void>;
  /**
   * Asks the service how the account is by now: a new address may have been confirmed in another place.
   *
   * @throws IdentityError `disabled` when that has ended the session, which is then reported as well
   */
  refresh: () => Promise<void>;
  /**
   * Proves that anyone who is here knows the password, or without one is known to the service that the account signs
   * in with. It is wanted just before each of the following.
   *
   * @throws IdentityError `invalid-credentials` when it is wrong, `cancelled` when the service's window was closed
   */
  confirmPassword: (password: string) => Promise<void>;
  /** Sends a link to the new address; the account has the old one until the link is opened. */
  sendEmailChange: (newEmail: string) => Promise<void>;
  /** Sets another password, which ends the account's sessions on other devices. */
  changePassword: (newPassword: string) => Promise<void>;
  /** Deletes the account for good, and signs it out. */
  deleteAccount: () => Promise<void>;
}

/** The third party that keeps passwords. Every rejection is an IdentityError. */
export interface IdentityProvider {
  /** Services whose accounts it takes as well. */
  readonly federated: readonly FederatedProvider[];
  /**
   * Reports who is signed in, first as soon as it is known and then on every change, also from other tabs.
   *
   * @returns a function that stops the reports
   */
  onUserChanged: (report: (user: IdentityUser | null) => void) => () => void;
  /** Creates the account and signs it in. */
  createAccount: (email: string, password: string) => Promise<IdentityUser>;
  signIn: (email: string, password: string) => Promise<IdentityUser>;
  /**
   * Opens the service's window, and signs in the account that is chosen there: a new one where there is none.
   *
   * @throws IdentityError `cancelled` when the window was closed, `popup-blocked` when it could not be opened,
   *   `other-method` when the address has an account that signs in otherwise
   */
  signInWith: (provider: FederatedProvider) => Promise<IdentityUser>;
  signOut: () => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
}
