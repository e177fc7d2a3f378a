import { type ByRefusalCode, forRefusal, isAnswerLost, Refused } from 'api-client';

const sentences: ByRefusalCode<string> = {
  HOLD_EXPIRED: 'Your time to pay ran out, and the car has been booked since. You weren’t charged.',
  PAYMENT_UNDER_WAY:
    'A payment for this is under way already, perhaps in another tab. Nothing was charged twice.',
  MOVE_NOT_ALLOWED: 'This was paid or ended meanwhile, perhaps in another tab. Nothing was charged twice.',
  NOTHING_TO_PAY: 'There is nothing left to pay. Nothing was charged.',
  IDEMPOTENCY_KEY_REUSED: 'An earlier try was still open. Please press the button again.',
  VALIDATION_FAILED: 'The card was not accepted in this form. Please look at the fields above.',
};

/** Why a payment did not go through, as the customer reads it. What they typed is still there. */
export function payMessage(error: unknown): string {
  if (error instanceof Refused && error.problem && !isAnswerLost(error)) {
    return forRefusal(sentences, error.problem.code) ?? error.message;
  }
  return 'We did not hear whether the payment went through. Please try again: you cannot be charged twice.';
}
