import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { readListRows } from '../../../platform/pagination/list-rows.repository.js';

export interface ReviewRow {
  uuid: string;
  author_first_name: string;
  stars: number;
  text: string;
  written_at: Date;
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
