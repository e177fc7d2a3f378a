import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { paidStatuses } from '../payments/payment-life-cycle.js';
import { readPayments } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import { paidMinorOf, refundableMinor } from './refundable.js';

/** What one payment gives back: at once, or once its bank has decided a dispute. */
export interface RefundPart {
  payment: Payment;
  amountMinor: number;
  /** The dispute for which a bank holds the money; null when it can be sent. */
  disputeUuid: string | null;
}

/**
 * Which payments of a reservation give an amount back: the last first, and of each what a bank holds first, so that a
 * bank that decides for the customer has given them a part of what they are due.
 *
 * @param paymentUuid from this payment alone, and only what no bank holds
 * @throws RangeError for more than is paid
 */
export async function partsOfRefund(
  transaction: Kysely<Tables>,
  reservationUuid: string,
  { amountMinor, paymentUuid }: { amountMinor: number; paymentUuid?: string },
): Promise<RefundPart[]> {
  // One that was taken by mistake pays for nothing, and may still be owed to the customer.
  const statuses = paymentUuid === undefined ? paidStatuses : ([...paidStatuses, 'voided'] as const);
  const payments = await readPayments(transaction, reservationUuid, { statuses });
  const parts: RefundPart[] = [];
  let left = amountMinor;
  for (const payment of payments.toReversed()) {
    if (paymentUuid !== undefined && payment.uuid !== paymentUuid) continue;
    let ofPayment = Math.min(
      left,
      paymentUuid === undefined ? paidMinorOf(payment) : refundableMinor(payment),
    );
    left -= ofPayment;
    const holds =
      payment.held_minor > 0 && paymentUuid === undefined ? await findHolds(transaction, payment) : [];
    for (const { uuid: disputeUuid, held_minor } of holds) {
      const held = Math.min(ofPayment, held_minor);
      ofPayment -= held;
      parts.push({ payment, amountMinor: held, disputeUuid });
    }
    parts.push({ payment, amountMinor: ofPayment, disputeUuid: null });
  }
  if (left !== 0) throw new RangeError(`${amountMinor} is more than is paid`);
  return parts.filter((part) => part.amountMinor > 0);
}

/** What a bank holds of a payment for each open dispute, less the refunds that wait for it. */
async function findHolds(
  transaction: Kysely<Tables>,
  { uuid }: Payment,
): Promise<{ uuid: string; held_minor: number }[]> {
  const { rows } = await sql<{ uuid: string; held_minor: number }>`
    select uuid, greatest(0, withdrawn_minor - (
      select coalesce(sum(amount_minor), 0)::bigint from refunds where dispute_uuid = dispute.uuid and status = 'on_hold'
    ))::bigint as held_minor
    from payment_disputes as dispute
    where payment_uuid = ${uuid} and status = 'open'
    order by opened_at`.execute(transaction);
  return rows;
}
