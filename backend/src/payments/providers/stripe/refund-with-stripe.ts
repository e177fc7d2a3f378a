import type { Stripe } from 'stripe';
import type { PaymentProvider } from '../payment-provider.js';
import { askStripe, isRefusal } from './stripe-client.js';

type RefundAnswer = Awaited<ReturnType<PaymentProvider['refund']>>;

/**
 * Gives money back. Stripe forgets idempotency keys after a day, so that the key is also on the refund itself: one that is
 * refused may have been made before.
 */
export async function refundWithStripe(
  stripe: Stripe,
  ref: string,
  amountMinor: number,
  idempotencyKey: string,
): Promise<RefundAnswer> {
  return await askStripe(async () => {
    const metadata = { refund_key: idempotencyKey };
    try {
      const refund = await stripe.refunds.create(
        { payment_intent: ref, amount: amountMinor, metadata },
        { idempotencyKey },
      );
      return toAnswer(refund);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { data } = await stripe.refunds.list({ payment_intent: ref, limit: 100 });
      const before = data.find((refund) => refund.metadata?.['refund_key'] === idempotencyKey);
      return before === undefined ? { refundRef: '', status: 'failed' } : toAnswer(before);
    }
  });
}

function toAnswer({ id, status }: Stripe.Refund): RefundAnswer {
  if (status === 'succeeded') return { refundRef: id, status };
  const isOver = status === 'failed' || status === 'canceled';
  return { refundRef: id, status: isOver ? 'failed' : 'pending' };
}
