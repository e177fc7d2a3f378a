import type { User } from '../users/users.table.js';
import { Problem } from '../http/problem.js';
import type { Reservation } from './reservations.table.js';

export type Viewer = 'customer' | 'owner' | 'admin';

/** As whom somebody sees a reservation; undefined for whom it is none of their business. */
export function viewerOf(
  reservation: Pick<Reservation, 'customer_uuid' | 'owner_uuid'>,
  user: User,
): Viewer | undefined {
  if (reservation.customer_uuid === user.uuid) return 'customer';
  if (reservation.owner_uuid === user.uuid) return 'owner';
  return user.role === 'admin' && user.account_status === 'active' ? 'admin' : undefined;
}

/** Not there, or not the caller's to know of. */
export function reservationNotFound(): Problem {
  return new Problem(404, 'RESERVATION_NOT_FOUND', 'This trip is not there, or not yours to see.');
}
