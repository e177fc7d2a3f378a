import { sql, type Migration } from 'kysely';

/**
 * Every line of the ledger names the payment that it is about: refunds and chargebacks take only what their own payment
 * posted. Lines of earlier releases that name none get the one of their refund or dispute, or the first that was paid.
 */
export const ledgerLinesNamePaymentsMigration: Migration = {
  async up(database) {
    // A line is never changed, but for this once: what it says of the money stays.
    await sql`alter table ledger_entries disable trigger ledger_is_append_only`.execute(database);
    await sql`
      update ledger_entries as line set payment_uuid = coalesce(
        (select payment_uuid from refunds where uuid = line.refund_uuid),
        (select payment_uuid from payment_disputes where uuid = line.dispute_uuid),
        (select uuid from payments where reservation_uuid = line.reservation_uuid and captured_at is not null
          order by captured_at, uuid limit 1)
      )
      where payment_uuid is null`.execute(database);
    await sql`alter table ledger_entries enable trigger ledger_is_append_only`.execute(database);
    // Not checked for what is there: a line whose trip was never paid has none to name.
    await sql`
      alter table ledger_entries add constraint lines_name_a_payment check (payment_uuid is not null) not valid`.execute(
      database,
    );
  },
};
