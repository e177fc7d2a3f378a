import { sql, type Migration } from 'kysely';

/** Requests counted for the limits that several processes share. */
export const rateLimitWindowsMigration: Migration = {
  async up(database) {
    // Unlogged: written often, and worth nothing after a crash.
    await sql`
      create unlogged table rate_limit_windows (
        key text primary key,
        requests integer not null,
        ends_at timestamptz not null
      )`.execute(database);
    await sql`create index rate_limit_windows_ends_at on rate_limit_windows (ends_at)`.execute(database);
  },
};
