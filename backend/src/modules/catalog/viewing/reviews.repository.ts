import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { partOf } from '../../../platform/money/money.js';
import { readListRows } from '../../../platform/pagination/list-rows.repository.js';

export interface ReviewRow {
  uuid: string;
  author_first_name: string;
  stars: number;
  text: string;
  written_at: Date;
}

/** The newest reviews of all cars of an owner, with the car; and what all of them come to. */
export async function findOwnerReviews(database: Kysely<Tables>, ownerUuid: string, limit: number) {
  return await database
    .selectFrom('car_reviews as review')
    .innerJoin('cars as car', 'car.uuid', 'review.car_uuid')
    .innerJoin('users as author', 'author.uuid', 'review.author_uuid')
    .select([
      'review.uuid',
      'author.fname as author_first_name',
      'review.stars',
      'review.text',
      'review.written_at',
      'car.make',
      'car.model',
    ])
    .where('car.owner_uuid', '=', ownerUuid)
    .orderBy('review.written_at', 'desc')
    .orderBy('review.uuid')
    .limit(limit)
    .execute();
}

/** The stars of all cars of an owner, in one average. */
export async function readOwnerRating(
  database: Kysely<Tables>,
  ownerUuid: string,
): Promise<{ rating_count: number; rating_hundredths: number }> {
  const { stars, reviews } = await database
    .selectFrom('cars')
    .where('owner_uuid', '=', ownerUuid)
    .select([
      sql<number>`coalesce(sum(rating_sum), 0)::int`.as('stars'),
      sql<number>`coalesce(sum(rating_count), 0)::int`.as('reviews'),
    ])
    .executeTakeFirstOrThrow();
  return { rating_count: reviews, rating_hundredths: reviews === 0 ? 0 : partOf(stars * 100, reviews) };
}

/** A car's reviews, newest first; one more than `limit` when there are more. */
export async function findCarReviews(
  database: Kysely<Tables>,
  carUuid: string,
  { after, limit }: { after: { at: Date; uuid: string } | undefined; limit: number },
): Promise<ReviewRow[]> {
  const select = database
    .selectFrom('car_reviews as review')
    .innerJoin('users as author', 'author.uuid', 'review.author_uuid')
    .select([
      'review.uuid',
      'author.fname as author_first_name',
      'review.stars',
      'review.text',
      'review.written_at',
    ])
    .where('review.car_uuid', '=', carUuid);
  return await readListRows(database, select, { by: 'written_at', after, limit });
}
