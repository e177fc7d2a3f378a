import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { postMovement } from './post-entries.repository.js';

/** A refund, as far as cash follows from it. */
export interface CashOfRefund {
  uuid: string;
  payment_uuid: string;
  reservation_uuid: string;
  amount_minor: number;
  currency: string;
  status: string;
  provider_ref: string | null;
}

/**
 * Brings the cash at the provider into step with a locked refund: it leaves once the provider has taken the refund on, and
 * is back when the customer's bank has sent it back. Asked again, it changes nothing.
 */
export async function syncRefundCash(
  transaction: Kysely<Tables>,
  refund: CashOfRefund,
  at: Date,
): Promise<void> {
  const isOut =
    refund.status === 'succeeded' || (refund.status === 'pending' && refund.provider_ref !== null);
  const { rows } = await sql<{ out_minor: number }>`
    select coalesce(-sum(entry.amount_minor), 0)::bigint as out_minor
    from ledger_postings as posting
    join account_entries as entry on entry.posting_uuid = posting.uuid and entry.account = 'provider_cash'
    where posting.refund_uuid = ${refund.uuid}`.execute(transaction);
  const missingMinor = (isOut ? refund.amount_minor : 0) - (rows[0]?.out_minor ?? 0);
  const movement =
    missingMinor > 0
      ? ({ kind: 'refund_sent', amountMinor: missingMinor } as const)
      : ({ kind: 'refund_returned', amountMinor: -missingMinor } as const);
  await postMovement(transaction, {
    ...movement,
    reservationUuid: refund.reservation_uuid,
    paymentUuid: refund.payment_uuid,
    refundUuid: refund.uuid,
    currency: refund.currency,
    at,
  });
}
