import { sql, type Migration } from 'kysely';

/** A trip whose payment a bank has taken back for good is to be paid anew before it begins. */
export const tripsPaidAnewMigration: Migration = {
  async up(database) {
    await sql`alter table reservations add column repay_by timestamptz(3)`.execute(database);
    await sql`
      create index reservations_to_pay_anew on reservations (repay_by) where repay_by is not null`.execute(
      database,
    );
  },
};
