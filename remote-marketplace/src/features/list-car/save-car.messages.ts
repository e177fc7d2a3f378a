import { forRefusal, Refused, type RefusalLabels } from '@drove/api-client';

type Saving =
  | 'POST /cars'
  | 'PATCH /cars/{car_uuid}'
  | 'PUT /cars/{car_uuid}/rates'
  | 'PUT /cars/{car_uuid}/blocked-days'
  | 'PUT /my/booking-rules'
  | 'POST /cars/{car_uuid}/submit';

const sentences = {
  VALIDATION_FAILED: 'Some entries aren’t right. Check the fields marked above.',
  VALUE_NOT_ALLOWED: 'Some entries aren’t allowed. Check the fields marked above.',
  CAR_INCOMPLETE: 'Something is still missing. See the steps below.',
  CAR_NOT_FOUND: 'We can’t find this car. The draft may have been deleted on another device.',
  MOVE_NOT_ALLOWED: 'You can’t make this change while the car is in its current state.',
  CAR_UNAVAILABLE: 'Some of these days are booked, so you can’t block them.',
  RATES_OVERLAP: 'Two of these prices are for the same days. Change the dates of one.',
  ROLE_NOT_ALLOWED: 'Only car owners can list cars.',
  EMAIL_NOT_CONFIRMED: 'Confirm your email address first.',
  ACCOUNT_SUSPENDED: 'Your account is suspended, so you can’t change your cars for now. Please contact us.',
} satisfies RefusalLabels<Saving>;

/** Why something was not saved, as the owner reads it. What they typed is still there. */
export function saveCarMessage(error: unknown): string {
  if (!(error instanceof Refused)) return 'That didn’t work. Please try again in a moment.';
  return forRefusal(sentences, error.problem?.code) ?? error.message;
}
