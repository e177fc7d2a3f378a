import { Problem } from '../../../platform/http/problem.js';

/** Not there, or not the caller's to know of. */
export function changeNotFound(): Problem {
  return new Problem(404, 'CHANGE_NOT_FOUND', 'We can’t find that change.');
}
