import { Problem } from '../../../platform/http/problem.js';

/** Not there, or not the caller's to know of. */
export function reservationNotFound(): Problem {
  return new Problem(404, 'RESERVATION_NOT_FOUND', 'We can’t find that trip.');
}
