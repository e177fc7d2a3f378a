import { Problem } from './problem.js';

/** Values that a rule does not allow; each field says why. */
export function valuesNotAllowed(fields: Record<string, string>): Problem {
  return new Problem(422, 'VALUE_NOT_ALLOWED', Object.values(fields).join(' '), { fields });
}
