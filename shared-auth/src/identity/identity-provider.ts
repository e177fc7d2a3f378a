/** An account at the identity service that is signed in on this device. */
export interface IdentityUser {
  uid: string;
  email: string;
  /**
   * The ID token, from memory while it is valid.
   *
   * @param forceRefresh ask the service for a new one in any case
   * @throws IdentityError
   */
  getIdToken: (forceRefresh?: boolean) => Promise<string>;
  sendVerificationEmail: () => Promise<void>;
  /** Deletes the account for good, and signs it out. */
  deleteAccount: () => Promise<void>;
}

/** The third party that keeps passwords. Every rejection is an IdentityError. */
export interface IdentityProvider {
  /**
   * Reports who is signed in, first as soon as it is known and then on every change, also from other tabs.
   *
   * @returns a function that stops the reports
   */
  onUserChanged: (report: (user: IdentityUser | null) => void) => () => void;
  /** Creates the account and signs it in. */
  createAccount: (email: string, password: string) => Promise<IdentityUser>;
  signIn: (email: string, password: string) => Promise<IdentityUser>;
  signOut: () => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
}
