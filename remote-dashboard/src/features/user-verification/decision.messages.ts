import { explainRefusal } from 'api-client';
import type { DecisionValues } from './decision.schema';

/** Why a decision was not kept: what the API says of a document is beside its reason, or its choice. */
export function explainDecision(error: unknown, values: DecisionValues) {
  const documents = Object.entries(values.documents).map(([kind, judgement]) => [
    `documents.${kind}`,
    `documents.${kind}.${judgement.decision === 'refused' ? 'reason' : 'decision'}`,
  ]);
  const fieldOf = Object.fromEntries(documents) as Record<string, string>;
  const { fields, message } = explainRefusal(error, { ...fieldOf, decision: 'decision', reason: 'reason' });
  return { fields, message: message || 'Check the fields marked above.' };
}
