import type { Deps } from '../../../platform/deps.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import type { ReviewsResponse } from './car-details.schemas.js';
import { findVisibleCar } from './find-visible-car.js';
import { findCarReviews } from './reviews.repository.js';
import { toReview } from './view-car.js';
import type { User } from '../../people/public.js';

/** A page of a car's reviews, newest first; for anyone who may see the car. */
export async function listReviews(
  deps: Deps,
  carUuid: string,
  user: User | undefined,
  { cursor, limit = 10 }: { cursor?: string; limit?: number },
): Promise<ReviewsResponse> {
  const after = decodeListCursor('reviews', cursor);
  const car = await findVisibleCar(deps, carUuid, user);
  const rows = await findCarReviews(deps.database, car.uuid, { after, limit });
  const { page, ...more } = pageOf('reviews', rows, limit, 'written_at');
  return { reviews: page.map(toReview), ...more };
}
