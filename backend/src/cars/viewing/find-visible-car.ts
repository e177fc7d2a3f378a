import type { Deps } from '../../deps.js';
import type { User } from '../../users/users.table.js';
import { carNotFound } from '../car-problems.js';
import { findCar } from '../cars.repository.js';
import { isComplete, type CompleteCar } from '../complete-car.js';
import { isUuid } from '../list-cursor.js';

/**
 * A car that this person may see: a public one, any for an administrator, and an owner's own once it is no draft.
 *
 * @throws Problem 404 CAR_NOT_FOUND
 */
export async function findVisibleCar(
  { database }: Deps,
  carUuid: string,
  user: User | undefined,
): Promise<CompleteCar> {
  const car = isUuid(carUuid) ? await findCar(database, carUuid) : undefined;
  if (car === undefined || !isComplete(car)) throw carNotFound();
  const isTheirs = car.owner_uuid === user?.uuid;
  const isAdmin = user?.role === 'admin' && user.account_status === 'active';
  if (!car.is_public && !isTheirs && !isAdmin) throw carNotFound();
  return car;
}
