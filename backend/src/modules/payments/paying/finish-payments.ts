import type { Deps } from '../../../platform/deps.js';
import { readPayments } from '../payments/payments.repository.js';
import { settlePayment } from './settle-payment.js';

/**
 * Takes or lets go of what is set aside for a reservation, as its state now says. Call it after the transaction that
 * changed that state; what cannot be done now, a job does later.
 */
export async function finishPayments(deps: Deps, reservationUuid: string): Promise<void> {
  for (const payment of await readPayments(deps.database, reservationUuid, { statuses: ['authorized'] })) {
    const { provider_ref: ref } = payment;
    if (ref !== null) await settlePayment(deps, payment, { ref, status: 'authorized' });
  }
}
