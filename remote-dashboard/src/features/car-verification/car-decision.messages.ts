import { explainRefusal } from 'api-client';

/** Why a decision on a car was not kept. */
export const explainCarDecision = (error: unknown) =>
  explainRefusal(error, { decision: 'decision', reason: 'reason' });
