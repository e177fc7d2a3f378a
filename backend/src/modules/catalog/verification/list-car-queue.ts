import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import { searchPattern } from '../../../platform/database/search-pattern.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { toPhoto } from '../photos/photo-body.js';
import { readCarQueue, summariseCarQueue } from './car-queue.repository.js';
import type { CarQueueBody, CarQueueQuery } from './car-verification.schemas.js';
import { type User, readAssignments, toAssignment } from '../../people/public.js';

/** A page of cars in one state, the one that was sent first before the others. */
export async function listCarQueue(
  deps: Deps,
  admin: User,
  { status = 'pending', query, cursor, limit = 24 }: CarQueueQuery,
): Promise<CarQueueBody> {
  const { database, now } = deps;
  const after = decodeListCursor('car-verifications', cursor);
  const [rows, summary] = await Promise.all([
    readCarQueue(database, { status, pattern: searchPattern(query), after, limit }),
    summariseCarQueue(database),
  ]);
  const { page, ...more } = pageOf(
    'car-verifications',
    rows,
    limit,
    ({ submitted_at, created_at, uuid }) => ({
      at: submitted_at ?? created_at,
      uuid,
    }),
  );
  const claims = await readAssignments(
    database,
    'car',
    page.map(({ uuid }) => uuid),
    now(),
  );
  return {
    cars: page.map((car) => ({
      car_uuid: car.uuid,
      make: car.make,
      model: car.model,
      year: car.year,
      plate: car.plate,
      photo:
        car.cover === null ? null : toPhoto(deps, car.cover, [car.make, car.model].filter(Boolean).join(' ')),
      owner: { user_uuid: car.owner_uuid, name: `${car.fname} ${car.lname}` },
      verification: car.verification,
      submitted_at: (car.submitted_at ?? car.created_at).toISOString(),
      was_approved: car.was_approved,
      claim: toAssignment(claims.get(car.uuid), admin.uuid),
    })),
    waiting: summary.waiting,
    oldest_at: summary.oldestAt?.toISOString() ?? null,
    ...more,
  };
}
