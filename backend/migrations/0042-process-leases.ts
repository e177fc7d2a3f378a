import { sql, type Migration } from 'kysely';

/** Which process works on a request that must count once, and which processes live. */
export const processLeasesMigration: Migration = {
  async up(database) {
    await sql`
      create table process_leases (
        uuid uuid primary key,
        ends_at timestamptz not null
      )`.execute(database);
    // Null for what a process of an earlier release began: those are judged by their age.
    await sql`alter table idempotency_keys add column process_uuid uuid`.execute(database);
  },
};
