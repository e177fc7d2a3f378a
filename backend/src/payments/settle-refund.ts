import { recordAudit } from '../audit/audit-log.repository.js';
import type { Deps } from '../deps.js';
import { ledgerLine } from '../ledger/ledger-lines.js';
import { post, readRefundLines } from '../ledger/ledger.repository.js';
import { announce } from '../notifications/announce.js';
import { lockPayment } from './payments.repository.js';
import { movePayment } from './move-payment.js';
import type { PaymentStatus } from './payment-life-cycle.js';
import { ProviderUnavailable } from './providers/payment-provider.js';
import {
  countOnPayment,
  findPendingRefunds,
  findRefund,
  sumSucceeded,
  updateRefund,
} from './refunds.repository.js';

/**
 * Sends a reservation's refunds to the provider, after the transaction that wrote them down. What cannot be sent now, a
 * job sends later.
 */
export async function settleRefunds(deps: Deps, reservationUuid: string): Promise<void> {
  for (const { uuid } of await findPendingRefunds(deps.database, { reservationUuid })) {
    try {
      await settleRefund(deps, uuid);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
}

/**
 * Has the provider give a refund back, once however often it is asked.
 *
 * @throws ProviderUnavailable when it is to be tried again
 */
export async function settleRefund(deps: Deps, refundUuid: string): Promise<void> {
  const { database, payments, now } = deps;
  const refund = await findRefund(database, refundUuid);
  const { payment } = await database
    .transaction()
    .execute((transaction) => lockPayment(transaction, refund?.payment_uuid ?? ''));
  if (refund?.status !== 'pending' || payment.provider_ref === null) return;
  const said = await payments.refund(payment.provider_ref, refund.amount_minor, `refund-${refund.uuid}`);
  if (said.status === 'pending') return;

  await database.transaction().execute(async (transaction) => {
    const { payment: current, reservation } = await lockPayment(transaction, payment.uuid);
    const before = await findRefund(transaction, refundUuid);
    if (before?.status !== 'pending') return;
    const at = now();
    const { status, refundRef: provider_ref } = said;
    await updateRefund(transaction, refundUuid, { status, provider_ref, settled_at: at });
    await recordAudit(transaction, {
      actorUuid: null,
      subject: { type: 'refund', uuid: refundUuid },
      action: `refund.${status}`,
      before: { status: 'pending' },
      after: { status, amount_minor: before.amount_minor },
      at,
    });
    if (status === 'succeeded') {
      const isAll = (await sumSucceeded(transaction, payment.uuid)) === current.captured_minor;
      const to: PaymentStatus = isAll ? 'refunded' : 'partially_refunded';
      if (current.status !== to) await movePayment(transaction, current, to, {}, { now: at });
      return;
    }
    const event = { kind: 'refund_failed', amountMinor: before.amount_minor } as const;
    await announce(transaction, { ...event, reservationUuid: reservation.uuid }, at);
    // The money is still here: the books say so again.
    await countOnPayment(transaction, payment.uuid, -before.amount_minor, at);
    const lines = await readRefundLines(transaction, refundUuid);
    await post(transaction, {
      reservationUuid: reservation.uuid,
      currency: before.currency,
      paymentUuid: payment.uuid,
      refundUuid,
      lines: lines.map((line) =>
        ledgerLine(line.kind, 'The refund failed', {
          payout_minor: -line.payout_minor,
          commission_minor: -line.commission_minor,
          fee_minor: -line.fee_minor,
          tax_minor: -line.tax_minor,
        }),
      ),
      at,
    });
  });
}
