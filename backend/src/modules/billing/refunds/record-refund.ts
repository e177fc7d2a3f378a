import type { Kysely } from 'kysely';
import { syncPayoutWithLedger } from '../payouts/sync-payout-with-ledger.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { readRefundLines, post } from '../ledger/ledger.repository.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { linesOfFailure } from './lines-of-refund.js';
import { movePayment } from '../payments/move-payment.js';
import type { PaymentStatus } from '../payments/payment-life-cycle.js';
import { lockPayment } from '../payments/payments.repository.js';
import type { Payment, Refund } from '../payments/payments.table.js';
import { canRefundMove } from './refund-life-cycle.js';
import type { ProviderRefund } from '../payments/providers/payment-provider.js';
import { countOnPayment, findRefund, sumSucceeded, updateRefund } from './refunds.repository.js';
import type { Payable } from '../payable.js';

/**
 * Brings a refund into step with what the provider says of it, once however often that is. A bank may take a refund and
 * send it back days later: then the money is still here, and the books say so.
 */
export async function recordRefund(
  { database, payables, now }: Deps,
  refundUuid: string,
  { status, refundRef }: Pick<ProviderRefund, 'status' | 'refundRef'>,
): Promise<void> {
  const found = await findRefund(database, refundUuid);
  if (found === undefined) return;
  await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, found.payment_uuid);
    const before = await findRefund(transaction, refundUuid);
    if (before === undefined) return;
    const at = now();
    if (status === 'pending') {
      if (before.status === 'pending')
        await updateRefund(transaction, refundUuid, { provider_ref: refundRef });
      return;
    }
    if (!canRefundMove(before.status, status)) return;
    const settled = { status, provider_ref: refundRef, settled_at: at };
    await updateRefund(transaction, refundUuid, settled);
    await recordAudit(transaction, {
      actorUuid: null,
      subject: { type: 'refund', uuid: refundUuid },
      action: `refund.${status}`,
      before: { status: before.status },
      after: { status, amount_minor: before.amount_minor },
      at,
    });
    if (status === 'succeeded') await countAsRefunded(transaction, payment, at);
    else await takeBackIntoBooks(transaction, { payment, payable, refund: before }, at);
  });
}

async function countAsRefunded(transaction: Kysely<Tables>, payment: Payment, now: Date): Promise<void> {
  const isAll = (await sumSucceeded(transaction, payment.uuid)) === payment.captured_minor;
  const to: PaymentStatus = isAll ? 'refunded' : 'partially_refunded';
  // "Refunded" is the last word on a payment, even when a refund of it had to be made again.
  if (payment.status !== to && payment.status !== 'refunded')
    await movePayment(transaction, payment, to, {}, { now });
}

async function takeBackIntoBooks(
  transaction: Kysely<Tables>,
  { payment, payable, refund }: { payment: Payment; payable: Payable; refund: Refund },
  now: Date,
): Promise<void> {
  const { uuid: refundUuid, reservation_uuid: reservationUuid, currency, amount_minor: amountMinor } = refund;
  await publishEvent(transaction, { kind: 'refund_failed', amountMinor, reservationUuid }, now);
  await countOnPayment(transaction, payment.uuid, -amountMinor, now);
  const lines = linesOfFailure(payment, refund, await readRefundLines(transaction, refundUuid));
  const posting = { reservationUuid, currency, paymentUuid: payment.uuid, refundUuid, lines, at: now };
  await post(transaction, posting);
  await syncPayoutWithLedger(transaction, payable, now);
}
