import { explainRefusal, Refused } from '@drove/api-client';

/** Why days were not blocked or freed: what the API says of any of them, else one sentence. */
export function blockedDaysMessage(error: unknown): string {
  const fields = error instanceof Refused ? Object.values(error.problem?.fields ?? {}) : [];
  const { message } = explainRefusal<'PUT /cars/{car_uuid}/blocked-days'>(
    error,
    {},
    {
      CAR_NOT_FOUND: 'We can’t find this car. It may have been deleted on another device.',
      CAR_UNAVAILABLE: 'Some of these days are booked, so you can’t block them.',
      VALUE_NOT_ALLOWED: null,
    },
  );
  return [...new Set(fields)].join(' ') || message;
}
