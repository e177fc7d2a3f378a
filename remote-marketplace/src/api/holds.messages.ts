import { explainRefusal } from '@drove/api-client';

/** Why a car is still held. The API says how long the bank may take. */
export const releaseMessage = (error: unknown) =>
  explainRefusal<'POST /reservations/{reservation_uuid}/release'>(
    error,
    {},
    {
      RESERVATION_NOT_FOUND: 'We can’t find this trip among yours. Reload the page.',
      PAYMENT_UNDER_WAY: null,
      MOVE_NOT_ALLOWED: null,
    },
  ).message;
