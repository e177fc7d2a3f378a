import { sql, type Migration } from 'kysely';

/**
 * The indexes by the lowest rate hold what a search by price asks of a car, so that the walk reads the index alone: the
 * cars that it passes over are most of those that it sees, and each was a page of the table.
 */
export const coveringSearchIndexesMigration: Migration = {
  async up(database) {
    for (const length of ['day', 'week', 'month']) {
      for (const place of ['', 'city_id, ']) {
        const name = sql.id(`cars_by_${place === '' ? '' : 'city_and_'}floor_${length}`);
        const columns = sql.raw(`${place}floor_${length}, uuid, ceiling_${length}`);
        await sql`drop index ${name}`.execute(database);
        await sql`
          create index ${name} on cars (${columns}) include (
            daily_price_minor, highest_rate_minor, dated_from_on, dated_to_on, min_days, booking_horizon_days, time_zone
          ) where is_public`.execute(database);
      }
    }
  },
};
