import type { Deps } from '../../../platform/deps.js';
import { movePayment } from '../payments/move-payment.js';
import { lockPayment } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import { ProviderUnavailable } from '../providers/payment-provider.js';
import { settlePayment } from './settle-payment.js';

/** Gives up a payment that waits for the customer's confirmation: they try another way, or the time is over. */
export async function abandonPayment(deps: Deps, payment: Payment): Promise<void> {
  const { uuid, provider_ref } = payment;
  if (provider_ref === null) return;
  try {
    await settlePayment(deps, payment, await deps.payments.void(provider_ref, `void-${uuid}`));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  }
}

/** Gives up a payment that the provider never heard of. */
export async function cancelUnconfirmedPayment(
  { database, payables, now }: Deps,
  found: Payment,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { payment } = await lockPayment(transaction, payables, found);
    if (payment.status !== 'created') return;
    const failure = {
      failure_code: 'no_answer',
      failure_message: 'Your bank didn’t answer. You haven’t been charged. Please try again.',
    };
    await movePayment(transaction, payment, 'cancelled', failure, { now: now() });
  });
}
