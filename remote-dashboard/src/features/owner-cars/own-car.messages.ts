import { explainRefusal } from '@drove/api-client';

/** Why a car was not paused, resumed or deleted. The API says what its state does not allow, and about the address. */
export const ownCarMessage = (error: unknown) =>
  explainRefusal<'POST /cars/{car_uuid}/list' | 'POST /cars/{car_uuid}/pause' | 'DELETE /cars/{car_uuid}'>(
    error,
    {},
    {
      CAR_NOT_FOUND: 'We can’t find this car. It may have been deleted on another device.',
      MOVE_NOT_ALLOWED: null,
      EMAIL_NOT_CONFIRMED: null,
    },
  ).message;

/** Why booking hours were not saved, beside what their fields say. */
export const defaultRulesMessage = (error: unknown) =>
  explainRefusal<'PUT /my/booking-rules' | 'PATCH /cars/{car_uuid}'>(
    error,
    {},
    {
      VALIDATION_FAILED: 'Some entries aren’t right. Check the fields marked above.',
      VALUE_NOT_ALLOWED: 'Some entries aren’t allowed. Check the fields marked above.',
      ROLE_NOT_ALLOWED: 'Only car owners can set booking hours.',
      ACCOUNT_SUSPENDED:
        'Your account is suspended, so you can’t change your booking hours. Please contact us.',
      CAR_NOT_FOUND: 'We can’t find this car. It may have been deleted on another device.',
      MOVE_NOT_ALLOWED: null,
      CAR_UNAVAILABLE: null,
    },
  ).message;
