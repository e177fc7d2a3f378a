/** What the identity service knows of an account that decides whether its sessions go on. */
export type AccountState =
  | { status: 'active'; /** Sessions that began before are revoked; since 1970. */ validSinceMs: number }
  | { status: 'disabled' }
  | { status: 'deleted' };

/** @throws CredentialsRefusedError, or another error when the identity service gives no answer */
export type LookUpAccount = (uid: string) => Promise<AccountState>;

/** The identity service answered that our own credentials are not good enough. */
export class CredentialsRefusedError extends Error {
  override readonly name = 'CredentialsRefusedError';
}
