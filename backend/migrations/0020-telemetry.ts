import { sql, type Migration } from 'kysely';

/** What shells report of the remotes that they load. */
export const telemetryMigration: Migration = {
  async up(database) {
    await sql`
      create table remote_loads (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        remote text not null,
        version text not null,
        attempt integer not null check (attempt > 0),
        phase text not null,
        duration_ms integer not null check (duration_ms >= 0),
        error text,
        overridden boolean not null
      )`.execute(database);
    await sql`create index remote_loads_by_time on remote_loads (at)`.execute(database);
  },
};
