import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { leftAloneMs, sendRefundJob } from '../billing-jobs.js';
import { takenLine } from '../ledger/ledger-lines.js';
import { post, readBalance } from '../ledger/ledger.repository.js';
import type { LedgerLine } from '../ledger/ledger.table.js';
import { paidStatuses } from '../payments/payment-life-cycle.js';
import { readPayments } from '../payments/payments.repository.js';
import type { Payment, Refund } from '../payments/payments.table.js';
import { insertRefund } from './refunds.repository.js';
import { linesByPart } from './lines-by-part.js';
import { refundableMinor } from './refundable.js';
import type { PayableParties } from '../payable.js';

export interface Giving {
  amountMinor: number;
  kind: Refund['kind'];
  /** For the customer to read. */
  reason: string;
  /** Null when the system did it itself. */
  actorUuid: string | null;
  now: Date;
  /** From this payment alone; else from all of the reservation's, the last first. */
  paymentUuid?: string;
  /** What the books get instead of a line for each refund, for a change that says which parts of the price are less. */
  lines?: readonly LedgerLine[];
  /** The failed refund that this one makes up for. */
  retryOf?: string;
}

/**
 * Writes down that money goes back to the customer, in the books too: from owner, marketplace and state in the
 * proportions in which they have what is left of each payment. Lock the reservation first; `settleRefunds` sends it off
 * after the transaction.
 *
 * @throws RangeError for more than is paid
 */
export async function refundReservation(
  transaction: Kysely<Tables>,
  reservation: Pick<PayableParties, 'uuid' | 'currency'>,
  giving: Giving,
): Promise<Refund[]> {
  const { amountMinor, kind, reason, actorUuid, now, lines } = giving;
  const payments = await readPayments(transaction, reservation.uuid, { statuses: paidStatuses });
  const refunds: Refund[] = [];
  const parts = distribute(payments, amountMinor, giving.paymentUuid);
  const postings =
    lines &&
    linesByPart(
      lines,
      parts.map(({ part }) => part),
      reason,
    );
  for (const { payment, part } of parts) {
    const refund = await insertRefund(transaction, {
      payment_uuid: payment.uuid,
      reservation_uuid: reservation.uuid,
      amount_minor: part,
      currency: reservation.currency,
      reason,
      kind,
      status: 'pending',
      created_by: actorUuid,
      retry_of: giving.retryOf ?? null,
      created_at: now,
    });
    await recordAudit(transaction, {
      actorUuid,
      subject: { type: 'refund', uuid: refund.uuid },
      action: 'refund.pending',
      after: { status: 'pending', amount_minor: part },
      reason,
      at: now,
    });
    const left = await readBalance(transaction, reservation.uuid, payment.uuid);
    const posted = postings?.[refunds.length] ?? [takenLine('refund', reason, part, left)];
    await post(transaction, {
      reservationUuid: reservation.uuid,
      currency: reservation.currency,
      paymentUuid: payment.uuid,
      refundUuid: refund.uuid,
      lines: posted,
      at: now,
    });
    refunds.push(refund);
  }
  const at = new Date(now.getTime() + leftAloneMs);
  const jobs = refunds.map(({ uuid }) => ({ data: { refundUuid: uuid }, at }));
  await enqueue(transaction, sendRefundJob, jobs);
  return refunds;
}

function distribute(
  payments: readonly Payment[],
  amountMinor: number,
  paymentUuid: string | undefined,
): { payment: Payment; part: number }[] {
  let left = amountMinor;
  const parts = payments
    .filter(({ uuid }) => paymentUuid === undefined || uuid === paymentUuid)
    .reverse()
    .map((payment) => {
      const part = Math.min(left, refundableMinor(payment));
      left -= part;
      return { payment, part };
    });
  if (left !== 0) throw new RangeError(`${amountMinor} is more than is paid`);
  return parts.filter(({ part }) => part > 0);
}
