import { sql, type Migration } from 'kysely';

/**
 * A voided payment has captured another amount than was asked for, where that was taken by mistake and the bank does not
 * take it back: the customer is owed it.
 */
export const amountsTakenByMistakeMigration: Migration = {
  async up(database) {
    const { rows } = await sql<{ conname: string }>`
      select conname from pg_constraint where conrelid = 'payments'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%captured_minor%' and pg_get_constraintdef(oid) like '%amount_minor%'
        and pg_get_constraintdef(oid) not like '%refunded_minor%'`.execute(database);
    for (const { conname } of rows) {
      await sql`alter table payments drop constraint ${sql.id(conname)}`.execute(database);
    }
    await sql`
      alter table payments add constraint captured_as_asked check (
        captured_minor in (0, amount_minor) or (status = 'voided' and failure_code = 'amount_mismatch')
      )`.execute(database);
  },
};
