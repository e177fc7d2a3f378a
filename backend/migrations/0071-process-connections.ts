import { sql, type Migration } from 'kysely';

/** How many connections each process may open, so that they can be counted before one too many starts. */
export const processConnectionsMigration: Migration = {
  async up(database) {
    await sql`alter table process_leases add column connections integer not null default 0`.execute(database);
  },
};
