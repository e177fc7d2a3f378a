import { explainRefusal } from '@drove/api-client';

/** Why a message was not taken. */
export const contactMessage = (error: unknown) =>
  explainRefusal<'POST /contact' | 'POST /my/cases'>(
    error,
    {},
    {
      RESERVATION_NOT_FOUND: 'We can’t find that trip among yours. Choose another one, or none.',
      VALUE_NOT_ALLOWED: null,
    },
  ).message;
