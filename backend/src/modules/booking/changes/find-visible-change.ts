import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { findReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { changeNotFound } from './change-problems.js';
import { findChange } from './changes.repository.js';
import type { Change } from './changes.table.js';
import { type User, viewerOf } from '../../people/public.js';

/**
 * A change of a reservation that is this person's to see.
 *
 * @throws Problem 404 CHANGE_NOT_FOUND
 */
export async function findVisibleChange(
  { database }: Pick<Deps, 'database'>,
  user: User,
  changeUuid: string,
): Promise<{ change: Change; reservation: Reservation }> {
  const change = isUuid(changeUuid) ? await findChange(database, changeUuid) : undefined;
  const reservation = change && (await findReservation(database, change.reservation_uuid));
  if (change === undefined || reservation === undefined || viewerOf(reservation, user) === undefined) {
    throw changeNotFound();
  }
  return { change, reservation };
}
