import { forRefusal, type RefusalLabels, Refused } from '@drove/api-client';

const sentences = {
  CAR_NOT_FOUND: 'This car is no longer available.',
  // What is wrong with which date, and what the owner allows.
  CAR_UNAVAILABLE: null,
  PERIOD_NOT_ALLOWED: null,
  NOTICE_TOO_SHORT: null,
  OUTSIDE_HOURS: null,
  TRIP_TOO_LONG: null,
} satisfies RefusalLabels<'POST /quotes'>;

/** Why there is no price, as the driver reads it. */
export function quoteMessages(error: unknown): string {
  if (!(error instanceof Refused)) return 'The price couldn’t be loaded.';
  const { code = '', fields = {} } = error.problem ?? {};
  return forRefusal(sentences, code) ?? ([...new Set(Object.values(fields))].join(' ') || error.message);
}

/** Whether asking again may help: not when the answer was a no. */
export function canRetry(error: unknown): boolean {
  return !(error instanceof Refused) || error.problem === undefined || error.problem.status >= 500;
}
