import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** What a customer wrote about a trip. */
export interface TripReview {
  reservation_uuid: string;
  stars: number;
  text: string;
  written_at: Date;
}

/**
 * Adds a review and counts it into the car's rating; lock the car first.
 *
 * @returns false, and changes nothing, when the trip has one already
 */
export async function insertReview(
  transaction: Kysely<Tables>,
  { car_uuid, author_uuid, ...review }: TripReview & { car_uuid: string; author_uuid: string },
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('car_reviews')
    .values({ car_uuid, author_uuid, ...review })
    .onConflict((conflict) => conflict.column('reservation_uuid').doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await transaction
    .updateTable('cars')
    .set({
      rating_sum: sql<number>`rating_sum + ${review.stars}`,
      rating_count: sql<number>`rating_count + 1`,
    })
    .where('uuid', '=', car_uuid)
    .execute();
  return true;
}
