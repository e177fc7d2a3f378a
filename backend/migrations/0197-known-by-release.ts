import { sql, type Migration } from 'kysely';

/** What pages report of a release after it has loaded: counts by the minute, and the distinct faults with their stacks. */
export const knownByReleaseMigration: Migration = {
  async up(database) {
    await sql`
      create table release_page_counts (
        release_id integer not null references reported_releases on delete cascade,
        minute timestamptz not null,
        what text not null check (what in (
          'error', 'rejection', 'policy', 'part', 'lcp_good', 'lcp_fair', 'lcp_poor',
          'inp_good', 'inp_fair', 'inp_poor', 'cls_good', 'cls_fair', 'cls_poor'
        )),
        reports integer not null check (reports > 0),
        primary key (release_id, minute, what)
      )`.execute(database);
    await sql`
      create table release_faults (
        id integer generated always as identity primary key,
        release_id integer not null references reported_releases on delete cascade,
        fingerprint text not null,
        kind text not null check (kind in ('error', 'rejection', 'policy', 'part')),
        message text not null check (length(message) <= 300),
        stack text not null check (length(stack) <= 4000),
        faults integer not null check (faults > 0),
        first_at timestamptz not null,
        last_at timestamptz not null,
        unique (release_id, fingerprint)
      )`.execute(database);
    await sql`
      create table release_fault_browsers (
        fault_id integer not null references release_faults on delete cascade,
        network smallint not null check (network between 0 and 4095),
        place smallint not null check (place between 0 and 2),
        primary key (fault_id, network, place)
      )`.execute(database);
    await sql`alter table remote_load_browsers add column erred_at timestamptz`.execute(database);
  },
};
