import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { entriesOfLines, kindOfLines } from '../accounts/entries-of-lines.js';
import { postEntries, postMovement } from '../accounts/post-entries.repository.js';
import { syncRefundCash } from '../accounts/refund-cash.repository.js';
import type { LedgerEntry } from '../ledger/ledger.table.js';
import type { Refund } from '../payments/payments.table.js';

/**
 * Books in the accounts what a process of the release before has written down without them while both ran: lines,
 * refunds that left, repayments, and transfers. Where there is none, as always but then, it changes nothing.
 */
export async function bookWhatIsMissing(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await bookLines(transaction);
    await bookRefunds(transaction, now);
    await bookTransfers(transaction);
  });
}

async function bookLines(transaction: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<LedgerEntry>`
    select line.* from ledger_entries as line
    where not exists (select from ledger_postings where uuid = line.posting_uuid)
      and (line.payout_minor, line.commission_minor, line.fee_minor, line.tax_minor, line.chargeback_minor) <> (0, 0, 0, 0, 0)
    order by line.id`.execute(transaction);
  for (const uuid of new Set(rows.map(({ posting_uuid }) => posting_uuid))) {
    const lines = rows.filter(({ posting_uuid }) => posting_uuid === uuid);
    const [first] = lines;
    if (first === undefined) continue;
    const about = {
      reservationUuid: first.reservation_uuid,
      ...(first.payment_uuid !== null && { paymentUuid: first.payment_uuid }),
      ...(first.refund_uuid !== null && { refundUuid: first.refund_uuid }),
      ...(first.dispute_uuid !== null && { disputeUuid: first.dispute_uuid }),
    };
    const kind = kindOfLines(about);
    const posting = { ...about, uuid, kind, currency: first.currency, at: first.posted_at };
    await postEntries(transaction, { ...posting, entries: entriesOfLines(kind, lines) });
  }
}

/** Refunds whose money has moved without a posting, kept from others until the transaction ends. */
export async function lockUnbookedRefunds(
  transaction: Kysely<Tables>,
): Promise<(Refund & { is_repaid: boolean })[]> {
  const { rows } = await sql<Refund & { is_repaid: boolean }>`
    select refund.*, refund.repaid_at is not null and not exists (
        select from ledger_postings where refund_uuid = refund.uuid and kind = 'repayment') as is_repaid
    from refunds as refund
    where coalesce((
        select -sum(entry.amount_minor)
        from ledger_postings as posting
        join account_entries as entry on entry.posting_uuid = posting.uuid and entry.account = 'provider_cash'
        where posting.refund_uuid = refund.uuid), 0)
      <> case when status = 'succeeded' or (status = 'pending' and provider_ref is not null) then amount_minor else 0 end
      or (repaid_at is not null and not exists (
        select from ledger_postings where refund_uuid = refund.uuid and kind = 'repayment'))
    for update of refund`.execute(transaction);
  return rows;
}

async function bookRefunds(transaction: Kysely<Tables>, now: Date): Promise<void> {
  const rows = await lockUnbookedRefunds(transaction);
  for (const { is_repaid, ...refund } of rows) {
    await syncRefundCash(transaction, refund, refund.settled_at ?? now);
    if (!is_repaid) continue;
    await postMovement(transaction, {
      kind: 'repayment',
      amountMinor: refund.amount_minor,
      currency: refund.currency,
      reservationUuid: refund.reservation_uuid,
      paymentUuid: refund.payment_uuid,
      refundUuid: refund.uuid,
      at: refund.repaid_at ?? now,
    });
  }
}

async function bookTransfers(transaction: Kysely<Tables>): Promise<void> {
  const transfers = await transaction
    .selectFrom('payout_transfers')
    .selectAll()
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('ledger_postings')
            .whereRef('transfer_uuid', '=', 'payout_transfers.uuid')
            .select('uuid'),
        ),
      ),
    )
    .execute();
  for (const { uuid, owner_uuid, amount_minor, currency, created_at, method } of transfers) {
    const kind = method === 'provider' ? 'owner_transfer_by_provider' : 'owner_transfer';
    await postMovement(transaction, {
      kind,
      transferUuid: uuid,
      ownerUuid: owner_uuid,
      amountMinor: amount_minor,
      currency,
      at: created_at,
    });
  }
}
