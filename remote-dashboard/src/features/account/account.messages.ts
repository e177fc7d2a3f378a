import { explainRefusal, Refused } from '@drove/api-client';
import { explainIdentity, type Explanation } from '../../ui/explain-identity';

/** Why a person’s account was not changed, in words for them. */
export function explain(error: unknown): Explanation {
  const identity = explainIdentity(error);
  if (identity) return identity;
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
