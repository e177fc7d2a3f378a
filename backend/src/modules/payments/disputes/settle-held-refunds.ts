import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { owedLine, post } from '../../books/public.js';
import type { ProviderDispute } from '../providers/payment-provider.js';
import type { Refund } from '../payments/payments.table.js';
import { enqueueRefunds } from '../refunds/enqueue-refunds.js';
import { countOnPayment, findRefundsOfDispute, updateRefund } from '../refunds/refunds.repository.js';
import type { PaymentDispute } from './payment-disputes.table.js';

/**
 * Settles the refunds that waited for a dispute: once the bank has given the money back they are sent, before anyone else
 * has a part of it; a bank that keeps it has given it to the customer itself. Book what the bank took first.
 */
export async function settleHeldRefunds(
  transaction: Kysely<Tables>,
  dispute: PaymentDispute,
  { status, withdrawnMinor }: Pick<ProviderDispute, 'status' | 'withdrawnMinor'>,
  now: Date,
): Promise<void> {
  if (withdrawnMinor > 0 && status !== 'lost') return;
  const refunds = await findRefundsOfDispute(transaction, dispute.uuid);
  for (const refund of refunds) {
    if (withdrawnMinor === 0) await release(transaction, refund, now);
    else if (refund.status === 'on_hold') await move(transaction, refund, 'charged_back', now);
  }
}

async function release(transaction: Kysely<Tables>, refund: Refund, now: Date): Promise<void> {
  const { uuid: refundUuid, payment_uuid: paymentUuid, reservation_uuid: reservationUuid } = refund;
  const { amount_minor: amountMinor, currency, reason } = refund;
  const pending = await move(transaction, refund, 'pending', now);
  await countOnPayment(transaction, paymentUuid, amountMinor, now);
  const lines = [owedLine('The bank gave it back', -amountMinor)];
  await post(transaction, { reservationUuid, currency, paymentUuid, refundUuid, lines, at: now });
  await enqueueRefunds(transaction, [pending], now);
  await publishEvent(transaction, { kind: 'payment_refunded', reservationUuid, amountMinor, reason }, now);
}

async function move(
  transaction: Kysely<Tables>,
  { uuid, status: before, amount_minor }: Refund,
  status: 'pending' | 'charged_back',
  now: Date,
): Promise<Refund> {
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'refund', uuid },
    action: `refund.${status}`,
    before: { status: before },
    after: { status, amount_minor },
    at: now,
  });
  return await updateRefund(transaction, uuid, {
    status,
    settled_at: status === 'pending' ? null : now,
  });
}
