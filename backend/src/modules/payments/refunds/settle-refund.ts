import type { Deps } from '../../../platform/deps.js';
import { findPayment } from '../payments/payments.repository.js';
import { ProviderFault, ProviderUnavailable } from '../providers/payment-provider.js';
import { recordRefund } from './record-refund.js';
import { keyOfRefund } from './refund-key.js';
import { findPendingRefunds, findRefund } from './refunds.repository.js';

/**
 * Sends a reservation's refunds to the provider, after the transaction that wrote them down. What cannot be sent now, a
 * job sends later.
 */
export async function settleRefunds(deps: Deps, reservationUuid: string): Promise<void> {
  for (const { uuid } of await findPendingRefunds(deps.database, { reservationUuid })) {
    try {
      await settleRefund(deps, uuid);
    } catch (error) {
      // A mistake of ours is logged by the job that tries again.
      if (!(error instanceof ProviderUnavailable || error instanceof ProviderFault)) throw error;
    }
  }
}

/**
 * Has the provider give a refund back, once however often it is asked, or asks what has become of one that it has begun.
 *
 * @throws ProviderUnavailable when it is to be tried again
 */
export async function settleRefund(deps: Deps, refundUuid: string): Promise<void> {
  const { database, payments } = deps;
  const refund = await findRefund(database, refundUuid);
  const payment = refund && (await findPayment(database, refund.payment_uuid));
  if (refund?.status !== 'pending' || payment?.provider_ref == null) return;
  const { provider_ref: refundRef, amount_minor } = refund;
  const said =
    refundRef === null
      ? await payments.refund(payment.provider_ref, amount_minor, keyOfRefund(refund.uuid))
      : await payments.retrieveRefund(refundRef);
  if (said !== undefined) await recordRefund(deps, refundUuid, said);
}
