import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type QueryCreator } from 'kysely';
import { withInsert } from '../../../platform/database/with-insert.js';
import { withJob } from '../../../platform/jobs/enqueue.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { LedgerEntry, LedgerLine } from './ledger.table.js';
import { entriesOfLines, kindOfLines } from '../accounts/entries-of-lines.js';
import { postEntries } from '../accounts/post-entries.repository.js';
import { issueInvoicesJob } from '../posting-jobs.js';
import type { Split } from '../../catalog/public.js';

export interface Posting {
  reservationUuid: string;
  currency: string;
  paymentUuid: string;
  /** The refund or the dispute that it belongs to, if any. */
  refundUuid?: string;
  disputeUuid?: string;
  lines: readonly LedgerLine[];
  at: Date;
}

/** Adds lines to the books, and what they come to to the accounts, in the transaction of what they tell. */
export async function post(transaction: Kysely<Tables>, posting: Posting): Promise<void> {
  const { reservationUuid, currency, paymentUuid, refundUuid = null, lines, at } = posting;
  const { disputeUuid = null } = posting;
  if (lines.length === 0) return;
  const postingUuid = randomUUID();
  const insertLines = (creator: QueryCreator<Tables>) =>
    creator.insertInto('ledger_entries').values(
      lines.map((line) => ({
        reservation_uuid: reservationUuid,
        posting_uuid: postingUuid,
        payment_uuid: paymentUuid,
        refund_uuid: refundUuid,
        dispute_uuid: disputeUuid,
        ...line,
        currency,
        posted_at: at,
      })),
    );
  const kind = kindOfLines(posting);
  const entries = entriesOfLines(kind, lines);
  if (entries.length === 0) await insertLines(transaction).execute();
  else {
    const isIncome = entries.some(({ account }) => account === 'service_fee' || account === 'commission');
    const stored = withInsert(transaction, insertLines);
    const job = { data: { reservationUuid }, at };
    const together = isIncome ? await withJob(stored, issueInvoicesJob, job) : stored;
    await postEntries(together, { ...posting, uuid: postingUuid, kind, entries });
  }
}

/**
 * Whose the money is that is paid for a reservation and was not given back.
 *
 * @param paymentUuid only what this payment of it posted, less what was taken of that
 * @param withoutDisputes as if nothing had been posted for these
 */
export async function readBalance(
  database: Kysely<Tables>,
  reservationUuid: string,
  paymentUuid?: string,
  withoutDisputes: readonly string[] = [],
): Promise<Split> {
  const { rows } = await sql<Split>`
    select
      coalesce(sum(payout_minor), 0)::bigint as payout_minor,
      coalesce(sum(commission_minor), 0)::bigint as commission_minor,
      coalesce(sum(fee_minor), 0)::bigint as fee_minor,
      coalesce(sum(tax_minor), 0)::bigint as tax_minor
    from ledger_entries
    where reservation_uuid = ${reservationUuid}
      ${paymentUuid === undefined ? sql`` : sql`and payment_uuid = ${paymentUuid}`}
      and (dispute_uuid is null or dispute_uuid <> all(${[...withoutDisputes]}::uuid[]))`.execute(database);
  const [balance] = rows;
  if (balance === undefined) throw new Error('A sum has no row');
  return balance;
}

/** What the books have for a dispute, oldest first. */
export async function readDisputeLines(
  database: Kysely<Tables>,
  disputeUuid: string,
): Promise<LedgerEntry[]> {
  return await database
    .selectFrom('ledger_entries')
    .selectAll()
    .where('dispute_uuid', '=', disputeUuid)
    .orderBy('id')
    .execute();
}
