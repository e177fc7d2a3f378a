import { sql, type Migration } from 'kysely';

/** A line of the ledger may correct whose a payment is: it moves parts, and no money. */
export const correctionsMigration: Migration = {
  async up(database) {
    await sql`
      alter table ledger_entries
        drop constraint ledger_entries_kind_check,
        add constraint ledger_entries_kind_check check (kind in (
          'rental', 'discount', 'extra', 'fee', 'tax', 'commission', 'kept', 'refund', 'owed', 'chargeback', 'waived',
          'late_fee', 'deposit_claim', 'correction'
        )),
        add constraint corrections_move_no_money check (kind <> 'correction' or amount_minor = 0)`.execute(
      database,
    );
  },
};
