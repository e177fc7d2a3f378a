import { IdentityError, type IdentityErrorCode } from '../identity/identity-error';

/** Never says which of the two was wrong, nor whether there is such an account. */
const notRight = 'Wrong email or password. Check both and try again.';
const failed = 'We couldn’t sign you in. Please try again.';

const messages: Record<IdentityErrorCode, string> = {
  'invalid-credentials': notRight,
  'invalid-email': notRight,
  disabled: notRight,
  'too-many-attempts': 'Too many attempts. Wait a few minutes and try again, or choose a new password.',
  unreachable: 'We can’t reach the sign-in service. Check your connection and try again.',
  'email-in-use': failed,
  'weak-password': failed,
  cancelled: 'You closed the window before signing in.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this page and try again.',
  'other-method': 'This email address already has an account that signs in another way.',
  unknown: failed,
};

/** Why sign-in failed, as the visitor reads it. */
export function signInErrorMessage(error: unknown): string {
  return error instanceof IdentityError ? messages[error.code] : failed;
}
