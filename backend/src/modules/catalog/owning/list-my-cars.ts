import type { Deps } from '../../../platform/deps.js';
import { findCarsOfOwner } from '../cars/cars.repository.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import { findOwnCar } from '../cars/own-car-access.js';
import { toOwnCar, toOwnCars } from './own-car-body.js';
import type { OwnCarBody } from './own-car.schemas.js';
import type { User } from '../../people/public.js';

/** A page of the caller's own cars, last changed first. */
export async function listMyCars(
  deps: Deps,
  owner: User,
  { cursor, limit = 24 }: { cursor?: string; limit?: number },
): Promise<{ cars: OwnCarBody[]; has_more: boolean; next_cursor: string | null }> {
  const after = decodeListCursor('my-cars', cursor);
  const rows = await findCarsOfOwner(deps.database, owner.uuid, { after, limit });
  const { page, ...more } = pageOf('my-cars', rows, limit, 'updated_at');
  return { cars: await toOwnCars(deps, page), ...more };
}

/** One of the caller's own cars; refuses as `findOwnCar`. */
export async function readMyCar(deps: Deps, owner: User, carUuid: string): Promise<OwnCarBody> {
  return await toOwnCar(deps, await findOwnCar(deps.database, owner, carUuid));
}
