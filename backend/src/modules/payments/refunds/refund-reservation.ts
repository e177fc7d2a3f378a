import { readBalanceWithoutDisputes } from './balance-without-disputes.js';
import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { owedLine, reversed, takenLine, post, type LedgerLine } from '../../books/public.js';
import type { PayableParties } from '../payable.js';
import { recountHeld } from '../payments/payments.repository.js';
import type { Refund } from '../payments/payments.table.js';
import { enqueueRefunds } from './enqueue-refunds.js';
import { linesByPart } from './lines-by-part.js';
import { partsOfRefund } from './parts-of-a-refund.repository.js';
import { insertRefund } from './refunds.repository.js';

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
 * proportions in which they have what is left of each payment. What a bank holds for a dispute is sent once the bank has
 * given it back to us. Lock the reservation first; `settleRefunds` sends the rest off after the transaction.
 *
 * @throws RangeError for more than is paid
 */
export async function refundReservation(
  transaction: Kysely<Tables>,
  { uuid: reservationUuid, currency }: Pick<PayableParties, 'uuid' | 'currency'>,
  giving: Giving,
): Promise<Refund[]> {
  const { kind, reason, actorUuid, now, lines } = giving;
  const parts = await partsOfRefund(transaction, reservationUuid, giving);
  const amounts = parts.map((part) => part.amountMinor);
  const postings = lines && linesByPart(lines, amounts, reason);
  const refunds: Refund[] = [];
  for (const { payment, amountMinor, disputeUuid } of parts) {
    const refund = await insertRefund(transaction, {
      payment_uuid: payment.uuid,
      reservation_uuid: reservationUuid,
      amount_minor: amountMinor,
      currency,
      reason,
      kind,
      status: disputeUuid === null ? 'pending' : 'on_hold',
      dispute_uuid: disputeUuid,
      created_by: actorUuid,
      retry_of: giving.retryOf ?? null,
      created_at: now,
    });
    await recordAudit(transaction, {
      actorUuid,
      subject: { type: 'refund', uuid: refund.uuid },
      action: `refund.${refund.status}`,
      after: { status: refund.status, amount_minor: amountMinor },
      reason,
      at: now,
    });
    const left = await readBalanceWithoutDisputes(transaction, reservationUuid, payment.uuid);
    const taken = postings?.[refunds.length] ?? [takenLine('refund', reason, amountMinor, left)];
    const posting = { reservationUuid, currency, paymentUuid: payment.uuid, at: now };
    if (disputeUuid === null) {
      await post(transaction, { ...posting, refundUuid: refund.uuid, lines: taken });
    } else {
      // What the bank took from the parts it has now taken from what the customer is owed.
      const owed = [...taken, owedLine(reason, amountMinor)];
      await post(transaction, { ...posting, refundUuid: refund.uuid, lines: owed });
      const back = [...taken.map((line) => reversed(line, reason)), owedLine(reason, -amountMinor)];
      await post(transaction, { ...posting, disputeUuid, lines: back });
      await recountHeld(transaction, payment.uuid, now);
    }
    refunds.push(refund);
  }
  await enqueueRefunds(
    transaction,
    refunds.filter(({ status }) => status === 'pending'),
    now,
  );
  return refunds;
}
