import { Problem, type NearestPeriod } from '../../../platform/http/problem.js';

/** Not there, or not the caller's to know of. */
export function carNotFound(): Problem {
  return new Problem(404, 'CAR_NOT_FOUND', 'This car is no longer available.');
}

/** Taken, wholly or in part, by a person or something else. */
export function carUnavailable({
  sentence = 'The car isn’t available for part of this time.',
  ...details
}: {
  sentence?: string | undefined;
  fields?: Record<string, string>;
  nearest?: NearestPeriod[];
} = {}): Problem {
  return new Problem(409, 'CAR_UNAVAILABLE', sentence, details);
}
