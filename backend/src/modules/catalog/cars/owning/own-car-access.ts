import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';
import { Problem } from '../../../../platform/http/problem.js';
import { carNotFound } from '../car-problems.js';
import type { Car } from '../cars.table.js';
import { findCar, lockCar } from '../cars.repository.js';
import { isUuid } from '../../../../platform/database/uuid.js';
import type { User } from '../../../people/public.js';

/**
 * The caller's own car.
 *
 * @throws Problem 404 CAR_NOT_FOUND, or 403 NOT_YOUR_CAR for another person's that everybody can see anyway
 */
export async function findOwnCar(database: Kysely<Tables>, owner: User, carUuid: string): Promise<Car> {
  return requireOwn(isUuid(carUuid) ? await findCar(database, carUuid) : undefined, owner);
}

/** The caller's own car, kept from others until the transaction ends; refuses as `findOwnCar`. */
export async function lockOwnCar(transaction: Kysely<Tables>, owner: User, carUuid: string): Promise<Car> {
  return requireOwn(isUuid(carUuid) ? await lockCar(transaction, carUuid) : undefined, owner);
}

function requireOwn(car: Car | undefined, owner: User): Car {
  if (car === undefined) throw carNotFound();
  if (car.owner_uuid === owner.uuid) return car;
  throw car.is_public ? new Problem(403, 'NOT_YOUR_CAR', 'This isn’t your car.') : carNotFound();
}
