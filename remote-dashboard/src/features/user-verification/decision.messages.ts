import { explainRefusal } from '@drove/api-client';
import type { DecisionValues } from './decision.schema';

/** Why a decision was not kept: what the API says of a document is beside its reason, or its choice. */
export function explainDecision(error: unknown, values: DecisionValues) {
  const documents = Object.entries(values.documents).map(([kind, judgement]) => [
    `documents.${kind}`,
    `documents.${kind}.${judgement.decision === 'refused' ? 'reason' : 'decision'}`,
  ]);
  const fieldOf = Object.fromEntries(documents) as Record<string, string>;
  // The API says who was first, and what has changed meanwhile.
  const { fields, message } = explainRefusal<'POST /admin/user-verifications/{user_uuid}/decision'>(
    error,
    { ...fieldOf, decision: 'decision', reason: 'reason' },
    {
      USER_NOT_FOUND: 'We can’t find this person any more.',
      OWN_ACCOUNT: 'You can’t decide on your own documents.',
      VALUE_NOT_ALLOWED: null,
      CLAIMED_BY_ANOTHER: null,
      ALREADY_DECIDED: null,
      CHANGED_MEANWHILE: null,
      MOVE_NOT_ALLOWED: null,
    },
  );
  return { fields, message: message || 'Check the fields marked above.' };
}
