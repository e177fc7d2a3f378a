import { sql, type Kysely } from 'kysely';
import { doubleEntryMigration } from '../migrations/0080-double-entry.js';
import type { Tables } from '../src/tables.js';

/** What each account of each trip and owner comes to, and every posting that lines made, as text to compare. */
export async function snapshotAccounts(
  database: Kysely<Tables>,
): Promise<{ balances: string[]; postings: string[] }> {
  const { rows: balances } = await sql<{ text: string }>`
    select concat_ws(' ', posting.reservation_uuid, entry.account, entry.owner_uuid, entry.jurisdiction, entry.currency,
      sum(entry.amount_minor)) as text
    from account_entries entry join ledger_postings posting on posting.uuid = entry.posting_uuid
    -- They have no lines: they were not booked before.
    where posting.kind not in ('provider_fee', 'commission_vat')
    group by posting.reservation_uuid, entry.account, entry.owner_uuid, entry.jurisdiction, entry.currency
    having sum(entry.amount_minor) <> 0
    order by 1`.execute(database);
  const { rows: postings } = await sql<{ text: string }>`
    select concat_ws(' ', posting.uuid, posting.kind, posting.reservation_uuid, posting.payment_uuid, posting.refund_uuid,
      posting.dispute_uuid, posting.entry_count, posting.posted_at,
      string_agg(concat_ws(' ', entry.account, entry.owner_uuid, entry.jurisdiction, entry.amount_minor), ', '
        order by entry.account)) as text
    from account_entries entry join ledger_postings posting on posting.uuid = entry.posting_uuid
    where posting.kind in ('charge', 'claim', 'refund', 'chargeback')
    group by posting.uuid order by 1`.execute(database);
  return { balances: balances.map(({ text }) => text), postings: postings.map(({ text }) => text) };
}

/** A refund that failed before customers were owed one: posted back to whose it was, and moved from them again later. */
export async function postInOldForm(database: Kysely<Tables>, refundUuid: string): Promise<void> {
  for (const [label, factor] of [
    ['The refund failed', -1],
    ['Owed to the customer', 1],
  ] as const) {
    await sql`
      insert into ledger_entries (reservation_uuid, posting_uuid, payment_uuid, refund_uuid, kind, label, amount_minor,
        payout_minor, commission_minor, fee_minor, tax_minor, currency, posted_at)
      select line.reservation_uuid, gen.uuid, line.payment_uuid, line.refund_uuid, line.kind, ${label},
        ${factor} * amount_minor, ${factor} * payout_minor, ${factor} * commission_minor, ${factor} * fee_minor,
        ${factor} * tax_minor, currency, now()
      from ledger_entries as line, (select gen_random_uuid() as uuid) as gen
      where line.refund_uuid = ${refundUuid} and line.kind = 'refund' and line.label not in (
        'The refund failed', 'Owed to the customer'
      )`.execute(database);
  }
}

/**
 * Makes the accounts from what else is there, as the migration does that brought them, and looks at them; then everything is
 * as it was.
 */
export async function bookAgain<Seen>(
  database: Kysely<Tables>,
  look: (booked: Kysely<Tables>) => Promise<Seen>,
): Promise<Seen> {
  const transaction = await database.startTransaction().execute();
  try {
    await sql`drop table account_entries, ledger_postings, ledger_accounts cascade`.execute(transaction);
    await sql`drop function check_posting_of_entry, check_posting, require_balanced_posting`.execute(
      transaction,
    );
    await doubleEntryMigration.up(transaction);
    return await look(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
