import { sql, type Migration } from 'kysely';

/**
 * The rows that were kept for each report. They hold at most two weeks of telemetry that the counts replace; a process
 * of the release before loses the reports of the minutes until it is replaced, and nothing else.
 */
export const dropRemoteLoadsMigration: Migration = {
  async up(database) {
    await sql`drop table remote_loads`.execute(database);
  },
};
