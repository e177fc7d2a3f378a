import { IdentityError, type IdentityErrorCode } from './identity-error';

const codes: Record<string, IdentityErrorCode> = {
  'auth/email-already-in-use': 'email-in-use',
  'auth/invalid-credential': 'invalid-credentials',
  'auth/invalid-login-credentials': 'invalid-credentials',
  'auth/user-not-found': 'invalid-credentials',
  'auth/wrong-password': 'invalid-credentials',
  'auth/missing-password': 'invalid-credentials',
  'auth/user-mismatch': 'invalid-credentials',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'unreachable',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/invalid-new-email': 'invalid-email',
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'disabled',
  'auth/invalid-user-token': 'disabled',
  'auth/invalid-refresh-token': 'disabled',
  'auth/null-user': 'disabled',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/popup-blocked': 'popup-blocked',
  'auth/account-exists-with-different-credential': 'other-method',
};

/** Firebase's own code of an error, such as `auth/user-not-found`; empty when it is not one of Firebase's. */
export function firebaseCode(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** Firebase's error as an IdentityError. */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  return new IdentityError(codes[firebaseCode(error)] ?? 'unknown', { cause: error });
}

/** The same for a token: an account that is not found there is one whose session is over. */
export function toTokenError(error: unknown): IdentityError {
  if (firebaseCode(error) === 'auth/user-not-found') return new IdentityError('disabled', { cause: error });
  return toIdentityError(error);
}
