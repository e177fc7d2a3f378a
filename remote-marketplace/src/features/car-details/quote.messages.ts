import { type ByRefusalCode, forRefusal, Refused } from 'api-client';

const sentences: ByRefusalCode<string> = {
  CAR_UNAVAILABLE: 'The car is taken for a part of these days. Please choose others.',
  CAR_NOT_FOUND: 'This car is no longer for rent.',
};

/** Why there is no price, as the renter reads it. */
export function quoteMessages(error: unknown): string {
  if (!(error instanceof Refused)) return 'The price could not be loaded.';
  const { code = '', fields = {} } = error.problem ?? {};
  return forRefusal(sentences, code) ?? ([...new Set(Object.values(fields))].join(' ') || error.message);
}

/** Whether asking again may help: not when the answer was a no. */
export function canRetry(error: unknown): boolean {
  return !(error instanceof Refused) || error.problem === undefined || error.problem.status >= 500;
}
