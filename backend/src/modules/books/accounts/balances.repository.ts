import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { naturalBalance, type Account } from './accounts.js';

export interface AccountBalance {
  account: Account;
  currency: string;
  /** Of the account of tax alone. */
  jurisdiction: string | null;
  /** Above zero on the account's own side: what is had, spent, owed or earned. */
  balance_minor: number;
}

/**
 * What every account came to at a moment, by currency, tax by jurisdiction too; accounts that nothing was posted to are
 * left out. With an owner, that owner's account alone.
 */
export async function readBalances(
  database: Kysely<Tables>,
  { at, ownerUuid, reservationUuid }: { at?: Date; ownerUuid?: string; reservationUuid?: string } = {},
): Promise<AccountBalance[]> {
  const conditions = [
    sql`true`,
    ...(at === undefined ? [] : [sql`posting.posted_at <= ${at}`]),
    ...(ownerUuid === undefined ? [] : [sql`entry.owner_uuid = ${ownerUuid}`]),
    ...(reservationUuid === undefined ? [] : [sql`posting.reservation_uuid = ${reservationUuid}`]),
  ];
  const { rows } = await sql<AccountBalance>`
    select entry.account, entry.currency, entry.jurisdiction, sum(entry.amount_minor)::bigint as balance_minor
    from account_entries as entry
    join ledger_postings as posting on posting.uuid = entry.posting_uuid
    where ${sql.join(conditions, sql` and `)}
    group by entry.account, entry.currency, entry.jurisdiction
    order by entry.currency, entry.account, entry.jurisdiction`.execute(database);
  return rows.map((row) => ({ ...row, balance_minor: naturalBalance(row.account, row.balance_minor) }));
}

/** What a payment holds of a deposit by the books, in minor units. */
export async function readHeldMinor(database: Kysely<Tables>, paymentUuid: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(entry.amount_minor), 0)::bigint as held
    from ledger_postings as posting join account_entries as entry on entry.posting_uuid = posting.uuid
    where posting.payment_uuid = ${paymentUuid} and entry.account = 'deposits_authorised'`.execute(database);
  return rows[0]?.held ?? 0;
}
