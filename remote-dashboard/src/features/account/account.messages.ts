import { explainRefusal, Refused } from 'api-client';
import { IdentityError, type IdentityErrorCode } from 'shared-auth';

/** Why something was not accepted: sentences beside their fields, and one for the form. */
interface Explanation {
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
  unknown: { text: failed },
};

/** Why a person’s account was not changed, in words for them. */
export function explain(error: unknown): Explanation {
  if (error instanceof IdentityError) {
    const { field, text } = sentences[error.code];
    return field ? { fields: { [field]: text }, message: '' } : { fields: {}, message: text };
  }
  const names = error instanceof Refused ? Object.keys(error.problem?.fields ?? {}) : [];
  return explainRefusal<'PATCH /my/account' | 'POST /my/account/close'>(
    error,
    Object.fromEntries(names.map((name) => [name, name])),
    {
      EMAIL_MISMATCH: 'Your email address has changed. Reload the page and try again.',
      LAST_ADMIN: 'You’re the only administrator. Make another person one before you leave.',
      // How many trips, and what is not settled.
      OPEN_TRIPS: null,
      OPEN_PAYOUTS: null,
      OPEN_REFUNDS: null,
      OPEN_CLAIMS: null,
      OPEN_DEBTS: null,
      MOVE_NOT_ALLOWED: null,
      VALUE_NOT_ALLOWED: null,
    },
  );
}
