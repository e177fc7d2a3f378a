import { forRefusal, isAnswerLost, Refused, type RefusalLabels } from '@drove/api-client';

type Paying =
  | 'POST /reservations/{reservation_uuid}/pay'
  | 'POST /changes/{change_uuid}/pay'
  | 'POST /reservations/{reservation_uuid}/late-fee/pay'
  | 'POST /reservations/{reservation_uuid}/deposit/pay'
  | 'POST /payments/{payment_uuid}/confirm';

const sentences = {
  // The time to pay, or the pick-up.
  HOLD_EXPIRED: null,
  PAYMENT_UNDER_WAY: 'A payment is already in progress, perhaps in another tab. You won’t be charged twice.',
  MOVE_NOT_ALLOWED:
    'This has already been paid or has ended, perhaps in another tab. You weren’t charged twice.',
  NOTHING_TO_PAY: 'There’s nothing left to pay. You weren’t charged.',
  // The bank's reason.
  PAYMENT_DECLINED: null,
  PAYMENT_METHOD_NOT_ALLOWED:
    'We can’t take this kind of payment here. Reload the page and try again. You weren’t charged.',
  CARD_NOT_SAVED: 'You have no saved card any more. Enter your card’s details. You weren’t charged.',
  EMAIL_NOT_CONFIRMED:
    'We can save a card once you’ve confirmed your email address. Pay without saving it. You weren’t charged.',
  PAYMENT_NOT_FOUND: 'We can’t find this payment. Reload the page to see whether your trip is paid.',
  RESERVATION_NOT_FOUND: 'We can’t find this trip among yours. You weren’t charged.',
  CHANGE_NOT_FOUND: 'We can’t find this change among yours. You weren’t charged.',
  VERIFICATION_REQUIRED: 'We need to verify you before you can pay. You weren’t charged.',
  // The age, and the day.
  DRIVER_TOO_YOUNG: null,
  LICENCE_EXPIRES_TOO_SOON: null,
  IDEMPOTENCY_KEY_REUSED: 'An earlier attempt was still open. Please try again.',
  VALIDATION_FAILED: 'The card wasn’t accepted. Check the fields above.',
} satisfies RefusalLabels<Paying>;

/** Why a payment did not go through, as the customer reads it. What they typed is still there. */
export function payMessage(error: unknown): string {
  if (error instanceof Refused && error.problem && !isAnswerLost(error)) {
    return forRefusal(sentences, error.problem.code) ?? error.message;
  }
  return 'We don’t know yet whether the payment went through. Please try again: you won’t be charged twice.';
}
