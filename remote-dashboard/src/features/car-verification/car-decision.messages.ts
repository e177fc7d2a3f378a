import { explainRefusal } from '../../api/refused';

/** Why a decision on a car was not kept. */
export const explainCarDecision = (error: unknown) =>
  explainRefusal(error, { decision: 'decision', reason: 'reason' });
