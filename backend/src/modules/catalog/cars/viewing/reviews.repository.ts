import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';

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
  return await database
    .selectFrom('car_reviews as review')
    .innerJoin('users as author', 'author.uuid', 'review.author_uuid')
    .select([
      'review.uuid',
      'author.fname as author_first_name',
      'review.stars',
      'review.text',
      'review.written_at',
    ])
    .where('review.car_uuid', '=', carUuid)
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('review.written_at', '<', after?.at ?? new Date()),
          where.and([
            where('review.written_at', '=', after?.at ?? new Date()),
            where('review.uuid', '>', after?.uuid ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('review.written_at', 'desc')
    .orderBy('review.uuid')
    .limit(limit + 1)
    .execute();
}
