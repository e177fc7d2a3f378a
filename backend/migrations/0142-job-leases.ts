import { sql, type Migration } from 'kysely';

/** Which process has fetched which job, so that the jobs of a dead process need not wait for their time limit. */
export const jobLeasesMigration: Migration = {
  async up(database) {
    // No reference to the job: pg-boss deletes and inserts it again when it fails.
    await sql`
      create table job_leases (
        job_uuid uuid primary key,
        queue text not null,
        process_uuid uuid not null
      )`.execute(database);
  },
};
