import { explainRefusal, type RefusalLabels } from '@drove/api-client';

type Action =
  | 'POST /reservations/{reservation_uuid}/accept'
  | 'POST /reservations/{reservation_uuid}/decline'
  | 'POST /reservations/{reservation_uuid}/pick-up'
  | 'POST /reservations/{reservation_uuid}/return'
  | 'POST /reservations/{reservation_uuid}/hand-over'
  | 'POST /reservations/{reservation_uuid}/take-back'
  | 'POST /reservations/{reservation_uuid}/not-back'
  | 'POST /reservations/{reservation_uuid}/no-show'
  | 'POST /reservations/{reservation_uuid}/late-return'
  | 'POST /reservations/{reservation_uuid}/late-return/decision'
  | 'POST /reservations/{reservation_uuid}/waive-late-fee'
  | 'POST /reservations/{reservation_uuid}/dispute'
  | 'POST /reservations/{reservation_uuid}/resolve'
  | 'POST /reservations/{reservation_uuid}/objection'
  | 'POST /reservations/{reservation_uuid}/settle-objection'
  | 'POST /reservations/{reservation_uuid}/cancel'
  | 'POST /reservations/{reservation_uuid}/claim-deposit'
  | 'POST /reservations/{reservation_uuid}/decide-on-deposit'
  | 'POST /reservations/{reservation_uuid}/review'
  | 'POST /reservations/{reservation_uuid}/driver-rating'
  | 'POST /changes/{change_uuid}/approve'
  | 'POST /changes/{change_uuid}/decline'
  | 'POST /changes/{change_uuid}/withdraw';

/** Why something was not done to a trip; the API's names for the fields are the forms' own. */
export const explainAction = (error: unknown) =>
  explainRefusal<Action>(
    error,
    {
      reason: 'reason',
      stars: 'stars',
      text: 'text',
      returned: 'returned',
      amount_minor: 'amount',
    },
    {
      RESERVATION_NOT_FOUND: 'We can’t find that trip.',
      CHANGE_NOT_FOUND: 'We can’t find that change any more.',
      ALREADY_REVIEWED: 'You’ve already reviewed this trip.',
      CAR_UNAVAILABLE: 'The car is booked by another customer for some of this time.',
      // What has become of the trip, its money or its payment.
      MOVE_NOT_ALLOWED: null,
      REFUND_CHANGED: null,
      PAYMENT_UNDER_WAY: null,
      VALUE_NOT_ALLOWED: null,
    },
  );

const changeWords = {
  RESERVATION_NOT_FOUND: 'We can’t find that trip.',
  VERIFICATION_REQUIRED: 'We need to verify you again before you can change this trip.',
  // Which date and why, what the owner allows, the age, the day of the licence, the state of the trip.
  CAR_UNAVAILABLE: null,
  PERIOD_NOT_ALLOWED: null,
  NOTICE_TOO_SHORT: null,
  OUTSIDE_HOURS: null,
  TRIP_TOO_LONG: null,
  DRIVER_TOO_YOUNG: null,
  LICENCE_EXPIRES_TOO_SOON: null,
  MOVE_NOT_ALLOWED: null,
} satisfies RefusalLabels<'POST /reservations/{reservation_uuid}/change-quotes'>;

/** Why a change has no price. */
export const changeQuoteMessage = (error: unknown) =>
  explainRefusal<'POST /reservations/{reservation_uuid}/change-quotes'>(error, {}, changeWords).message;

/** Why a change was not asked for. */
export const explainChange = (error: unknown) =>
  explainRefusal<'POST /reservations/{reservation_uuid}/changes'>(
    error,
    { message: 'message' },
    {
      ...changeWords,
      // What is asked again by now stands above.
      DIFFERENCE_CHANGED: 'The price has changed. Check the new difference, then send your request again.',
      CHANGE_UNDER_WAY: 'You’ve already requested a change. Withdraw it before you request another.',
    },
  );
