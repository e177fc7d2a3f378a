import { type ByRefusalCode, forRefusal, isAnswerLost, Refused } from 'api-client';

const sentences: ByRefusalCode<string> = {
  HOLD_EXPIRED: 'Your time to pay ran out, and the car has been booked since. You weren’t charged.',
  PAYMENT_UNDER_WAY: 'A payment is already in progress, perhaps in another tab. You won’t be charged twice.',
  MOVE_NOT_ALLOWED:
    'This has already been paid or has ended, perhaps in another tab. You weren’t charged twice.',
  NOTHING_TO_PAY: 'There’s nothing left to pay. You weren’t charged.',
  IDEMPOTENCY_KEY_REUSED: 'An earlier attempt was still open. Please try again.',
  VALIDATION_FAILED: 'The card wasn’t accepted. Check the fields above.',
};

/** Why a payment did not go through, as the customer reads it. What they typed is still there. */
export function payMessage(error: unknown): string {
  if (error instanceof Refused && error.problem && !isAnswerLost(error)) {
    return forRefusal(sentences, error.problem.code) ?? error.message;
  }
  return 'We don’t know yet whether the payment went through. Please try again: you won’t be charged twice.';
}
