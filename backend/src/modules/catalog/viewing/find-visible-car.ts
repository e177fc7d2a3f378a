import type { Deps } from '../../../platform/deps.js';
import { carNotFound } from '../cars/car-problems.js';
import { findCar } from '../cars/cars.repository.js';
import { isComplete, type CompleteCar } from '../cars/complete-car.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { User } from '../../people/public.js';

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
  if (car === undefined || !isComplete(car) || !isShownTo(car, user)) throw carNotFound();
  return car;
}

/**
 * A car whose calendar this person may see: one that they may see, and one that they have a trip with which can still be
 * changed, though it is offered to no one else any more.
 *
 * @throws Problem 404 CAR_NOT_FOUND
 */
export async function findCarToPlan(
  { database, hasTripOn }: Deps,
  carUuid: string,
  user: User | undefined,
): Promise<CompleteCar> {
  const car = isUuid(carUuid) ? await findCar(database, carUuid) : undefined;
  if (car === undefined || !isComplete(car)) throw carNotFound();
  if (isShownTo(car, user)) return car;
  if (user === undefined || !(await hasTripOn(database, car.uuid, user.uuid))) throw carNotFound();
  return car;
}

function isShownTo(car: CompleteCar, user: User | undefined): boolean {
  const isTheirs = car.owner_uuid === user?.uuid;
  const isAdmin = user?.role === 'admin' && user.account_status === 'active';
  return car.is_public || isTheirs || isAdmin;
}
