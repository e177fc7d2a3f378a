import { IdentityError, type IdentityErrorCode } from 'shared-auth';

/** Never says which of the two was wrong, nor whether there is such an account. */
const notRight = 'The email or the password is not right. Check both and try again.';
const failed = 'Signing in did not work. Please try again.';

const messages: Record<IdentityErrorCode, string> = {
  'invalid-credentials': notRight,
  'invalid-email': notRight,
  disabled: notRight,
  'too-many-attempts': 'Too many attempts. Wait a few minutes and try again, or choose a new password.',
  unreachable: 'The sign-in service cannot be reached. Check your connection and try again.',
  'email-in-use': failed,
  'weak-password': failed,
  unknown: failed,
};

/** Why a person could not sign in, in words for them. */
export function loginErrorMessage(error: unknown): string {
  return error instanceof IdentityError ? messages[error.code] : failed;
}
