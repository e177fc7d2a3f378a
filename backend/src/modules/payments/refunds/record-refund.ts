import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { syncRefundCash, owedLine, post } from '../../books/public.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { Moves } from '../../../platform/state-machine/state-machine.js';
import { lockPayment } from '../payments/payments.repository.js';
import type { Refund } from '../payments/payments.table.js';
import { countAsRefunded } from './count-as-refunded.js';
import type { ProviderRefund } from '../providers/payment-provider.js';
import { countAsOwed, countOnPayment, findRefund, updateRefund } from './refunds.repository.js';

/** Every legal move of a refund. A bank may send back what it had taken; one that failed is made again by another. */
const refundMoves = {
  on_hold: ['pending', 'charged_back'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
  // A bank may reverse its own verdict.
  charged_back: ['pending'],
} as const satisfies Moves<Refund['status']>;

/**
 * Brings a refund into step with what the provider says of it, once however often that is. A bank may take a refund and
 * send it back days later: then the money is still here, and owed to the customer.
 */
export async function recordRefund(
  { database, payables, now }: Deps,
  refundUuid: string,
  { status, refundRef }: Pick<ProviderRefund, 'status' | 'refundRef'>,
): Promise<void> {
  const found = await findRefund(database, refundUuid);
  if (found === undefined) return;
  await database.transaction().execute(async (transaction) => {
    const { payment } = await lockPayment(transaction, payables, {
      uuid: found.payment_uuid,
      reservation_uuid: found.reservation_uuid,
    });
    const before = await findRefund(transaction, refundUuid);
    if (before === undefined) return;
    const at = now();
    if (status === 'pending') {
      if (before.status !== 'pending') return;
      const pending = await updateRefund(transaction, refundUuid, { provider_ref: refundRef });
      await syncRefundCash(transaction, pending, at);
      return;
    }
    if (!canRefundMove(before.status, status)) return;
    const settled = { status, provider_ref: refundRef, settled_at: at };
    await syncRefundCash(transaction, await updateRefund(transaction, refundUuid, settled), at);
    await recordAudit(transaction, {
      actorUuid: null,
      subject: { type: 'refund', uuid: refundUuid },
      action: `refund.${status}`,
      before: { status: before.status },
      after: { status, amount_minor: before.amount_minor },
      at,
    });
    if (status === 'succeeded') await countAsRefunded(transaction, payment, at);
    else await oweToCustomer(transaction, before, at);
  });
}

/** Whether what a provider says of a refund is news; it may say the same thing many times, and late. */
function canRefundMove(from: Refund['status'], to: Refund['status']): boolean {
  const next: readonly Refund['status'][] = refundMoves[from];
  return next.includes(to);
}

/** What the bank has refused is owed to the customer until it has reached them; no one else gets it meanwhile. */
async function oweToCustomer(transaction: Kysely<Tables>, refund: Refund, now: Date): Promise<void> {
  const { uuid: refundUuid, payment_uuid: paymentUuid, reservation_uuid: reservationUuid } = refund;
  const { currency, amount_minor: amountMinor } = refund;
  await publishEvent(transaction, { kind: 'refund_failed', amountMinor, reservationUuid }, now);
  await countOnPayment(transaction, paymentUuid, -amountMinor, now);
  await countAsOwed(transaction, paymentUuid, amountMinor, now);
  const lines = [owedLine('The refund failed', amountMinor)];
  await post(transaction, { reservationUuid, currency, paymentUuid, refundUuid, lines, at: now });
}
