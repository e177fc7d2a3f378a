import { explainRefusal } from 'api-client';

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
