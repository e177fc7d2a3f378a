import { sql, type Migration } from 'kysely';

/** Top rated cars by `weightedRating`. What the release before orders by keeps its indexes until a later migration. */
export const weightedRatingMigration: Migration = {
  async up(database) {
    for (const [prefix, place] of [
      ['', ''],
      ['city_and_', 'city_id, '],
    ] as const)
      await sql`
        create index ${sql.id(`cars_by_${prefix}weighted_rating`)}
        on cars (${sql.raw(place)}((10000 * rating_sum + 225000) / (rating_count + 5)) desc, uuid)
        where is_public`.execute(database);
  },
};
