import { IdentityError, type IdentityErrorCode } from '@drove/shared-auth';

/** Why something was not accepted: sentences beside their fields, and one for the form. */
export interface Explanation {
  fields: Record<string, string>;
  message: string;
}

const failed = 'That didn’t work. Please try again in a moment.';

/** A sentence, and the field that it belongs to if there is one. */
const sentences: Record<IdentityErrorCode, { field?: string; text: string }> = {
  'invalid-credentials': { field: 'password', text: 'That isn’t your current password.' },
  'email-in-use': { field: 'email', text: 'There’s already an account with this address.' },
  'invalid-email': { field: 'email', text: 'Invalid email' },
  'weak-password': { field: 'new_password', text: 'This password is too easy to guess.' },
  'too-many-attempts': { text: 'Too many attempts. Wait a few minutes and try again.' },
  unreachable: { text: 'We can’t reach the sign-in service. Check your connection and try again.' },
  disabled: { text: 'Your session has ended. Please sign in again.' },
  cancelled: { text: 'You closed the window before signing in.' },
  'popup-blocked': { text: 'Your browser blocked the window. Allow pop-ups for this page and try again.' },
  'other-method': { text: 'That’s another account. Choose the one that you signed in with.' },
  unknown: { text: failed },
};

/** Why the identity service did not take what was typed; undefined for an error of another kind. */
export function explainIdentity(error: unknown): Explanation | undefined {
  if (!(error instanceof IdentityError)) return undefined;
  const { field, text } = sentences[error.code];
  return field ? { fields: { [field]: text }, message: '' } : { fields: {}, message: text };
}
