import { sql, type Migration } from 'kysely';

/** What shells report is counted while it comes in: no row a report, and nothing that says whose it was. */
export const remoteLoadCountsMigration: Migration = {
  async up(database) {
    await sql`
      create table reported_releases (
        id integer generated always as identity primary key,
        remote text not null,
        version text not null,
        hash_key text not null,
        announced boolean not null,
        last_at timestamptz not null,
        unique (remote, version)
      )`.execute(database);
    await sql`
      create table remote_load_counts (
        release_id integer not null references reported_releases on delete cascade,
        minute timestamptz not null,
        outcome text not null check (outcome in ('loaded', 'timeout', 'load', 'contract', 'integrity', 'other')),
        loads integer not null check (loads > 0),
        primary key (release_id, minute, outcome)
      )`.execute(database);
    await sql`
      create table remote_load_durations (
        release_id integer not null references reported_releases on delete cascade,
        hour timestamptz not null,
        bucket smallint not null check (bucket between 0 and 88),
        loads integer not null check (loads > 0),
        primary key (release_id, hour, bucket)
      )`.execute(database);
    await sql`
      create table remote_load_browsers (
        release_id integer not null references reported_releases on delete cascade,
        network smallint not null check (network between 0 and 4095),
        place smallint not null check (place between 0 and 2),
        browser smallint not null check (browser between 0 and 63),
        seen_at timestamptz not null,
        failed_at timestamptz,
        primary key (release_id, network, place)
      )`.execute(database);
  },
};
