import { sql, type Migration } from 'kysely';

/** Cars held for customers until they are verified, and an index for how long decisions took lately. */
export const verificationHoldsMigration: Migration = {
  async up(database) {
    await sql`
      alter table reservations
        add column verification_hold text check (verification_hold in ('awaiting', 'verified'))`.execute(
      database,
    );
    await sql`
      create index user_verifications_decided on user_verifications (decided_at desc)
        where decided_at is not null`.execute(database);
  },
};
