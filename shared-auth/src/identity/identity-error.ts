/** Why a request of the identity service failed; the same codes for every provider. */
export type IdentityErrorCode =
  | 'email-in-use'
  | 'invalid-credentials'
  | 'too-many-attempts'
  | 'unreachable'
  | 'weak-password'
  | 'invalid-email'
  /** The account was disabled, deleted, or its session was ended elsewhere. */
  | 'disabled'
  /** The window of another service was closed before an account was chosen. */
  | 'cancelled'
  | 'popup-blocked'
  /** The address has an account that signs in otherwise. */
  | 'other-method'
  | 'unknown';

/** The one error that an identity provider throws; what the provider itself said is the `cause`. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';

  constructor(
    readonly code: IdentityErrorCode,
    options?: ErrorOptions,
  ) {
    super(`Identity service: ${code}`, options);
  }
}
