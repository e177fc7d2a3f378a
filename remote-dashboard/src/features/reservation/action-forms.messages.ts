import { explainRefusal, isRefusedWith } from 'api-client';

/** Why something was not done to a trip; the API's names for the fields are the forms' own. */
export const explainAction = (error: unknown) =>
  explainRefusal(error, {
    reason: 'reason',
    stars: 'stars',
    text: 'text',
    returned: 'returned',
    amount_minor: 'amount',
  });

/** Why a change was not asked for. */
export function explainChange(error: unknown) {
  // What is asked again by now stands above.
  if (isRefusedWith(error, 'DIFFERENCE_CHANGED')) {
    const message = 'The price has changed. Check the new difference, then send your request again.';
    return { fields: {}, message };
  }
  return explainRefusal(error, { message: 'message' });
}
