import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { carNotFound } from './car-problems.js';
import type { Car } from './cars.table.js';
import { findCar, lockCar } from './cars.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { User } from '../../people/public.js';

/**
 * The caller's own car.
 *
 * @throws Problem 404 CAR_NOT_FOUND, for another person's too: that it exists is nothing to learn here
 */
export async function findOwnCar(database: Kysely<Tables>, owner: User, carUuid: string): Promise<Car> {
  return requireOwn(isUuid(carUuid) ? await findCar(database, carUuid) : undefined, owner);
}

/** The caller's own car, kept from others until the transaction ends; refuses as `findOwnCar`. */
export async function lockOwnCar(transaction: Kysely<Tables>, owner: User, carUuid: string): Promise<Car> {
  return requireOwn(isUuid(carUuid) ? await lockCar(transaction, carUuid) : undefined, owner);
}

function requireOwn(car: Car | undefined, owner: User): Car {
  if (car?.owner_uuid !== owner.uuid) throw carNotFound();
  return car;
}
