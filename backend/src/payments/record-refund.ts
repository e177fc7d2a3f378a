import type { Kysely } from 'kysely';
import { alignPayout } from '../accounting/align-payout.js';
import { recordAudit } from '../audit/audit-log.repository.js';
import type { Tables } from '../database/tables.js';
import type { Deps } from '../deps.js';
import { readRefundLines, post } from '../ledger/ledger.repository.js';
import { announce } from '../notifications/announce.js';
import { linesOfFailure } from './lines-of-refund.js';
import { movePayment } from './move-payment.js';
import type { PaymentStatus } from './payment-life-cycle.js';
import { lockPayment } from './payments.repository.js';
import type { Payment, Refund } from './payments.table.js';
import { canRefundMove } from './refund-life-cycle.js';
import type { Reservation } from '../reservations/reservations.table.js';
import type { ProviderRefund } from './providers/payment-provider.js';
import { countOnPayment, findRefund, sumSucceeded, updateRefund } from './refunds.repository.js';

/**
 * Brings a refund into step with what the provider says of it, once however often that is. A bank may take a refund and
 * send it back days later: then the money is still here, and the books say so.
 */
export async function recordRefund(
  { database, now }: Deps,
  refundUuid: string,
  { status, refundRef }: Pick<ProviderRefund, 'status' | 'refundRef'>,
): Promise<void> {
  const found = await findRefund(database, refundUuid);
  if (found === undefined) return;
  await database.transaction().execute(async (transaction) => {
    const { payment, reservation } = await lockPayment(transaction, found.payment_uuid);
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
    else await takeBackIntoBooks(transaction, { payment, reservation, refund: before }, at);
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
  { payment, reservation, refund }: { payment: Payment; reservation: Reservation; refund: Refund },
  now: Date,
): Promise<void> {
  const { uuid: refundUuid, reservation_uuid: reservationUuid, currency, amount_minor: amountMinor } = refund;
  await announce(transaction, { kind: 'refund_failed', amountMinor, reservationUuid }, now);
  await countOnPayment(transaction, payment.uuid, -amountMinor, now);
  const lines = linesOfFailure(payment, refund, await readRefundLines(transaction, refundUuid));
  const posting = { reservationUuid, currency, paymentUuid: payment.uuid, refundUuid, lines, at: now };
  await post(transaction, posting);
  await alignPayout(transaction, reservation, now);
}
