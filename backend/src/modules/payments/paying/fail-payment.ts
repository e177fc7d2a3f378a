import type { Deps } from '../../../platform/deps.js';
import { movePayment } from '../payments/move-payment.js';
import { lockPayment } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import type { PaymentFailure } from '../providers/payment-provider.js';

/** What a customer reads when the provider refused because of a mistake of ours. */
export const ourFault: PaymentFailure = {
  code: 'provider_fault',
  message:
    'The problem is on our side, not with your card or your bank. You haven’t been charged. We’re looking into it; please try again later.',
};

/** Ends a payment that the provider did not take because of a mistake of ours. */
export async function failPayment({ database, payables, now }: Deps, found: Payment): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { payment } = await lockPayment(transaction, payables, found);
    if (payment.status !== 'created') return;
    const failure = { failure_code: ourFault.code, failure_message: ourFault.message };
    await movePayment(transaction, payment, 'failed', failure, { now: now() });
  });
}
