import type { DoubleIntents } from './double-intents.js';
import { invalid, newId } from './stripe-refusal.js';

type RefundStatus = 'succeeded' | 'pending' | 'failed' | 'canceled';

interface DoubleRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: RefundStatus;
  metadata: Record<string, string>;
}

/** Refunds of one account: never more than was taken. */
export class DoubleRefunds {
  readonly all: DoubleRefund[] = [];
  /** What the next refunds are at first; Stripe decides later about those that are pending. */
  startsAs: RefundStatus = 'succeeded';

  of(intentId: string | null): DoubleRefund[] {
    return this.all.filter(({ payment_intent }) => payment_intent === intentId);
  }

  get(id: string): DoubleRefund {
    const refund = this.all.find((one) => one.id === id);
    if (refund === undefined) throw invalid('resource_missing', `No such refund: '${id}'`, 404);
    return refund;
  }

  /** A person gives something back in Stripe's own dashboard. */
  makeByHand(intentId: string, amount: number): DoubleRefund {
    const refund: DoubleRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: intentId,
      status: 'succeeded',
      metadata: {},
    };
    this.all.push(refund);
    return refund;
  }

  create(intents: DoubleIntents, body: URLSearchParams): DoubleRefund {
    const intent = intents.get(body.get('payment_intent') ?? '');
    const amount = Number(body.get('amount'));
    const before = this.of(intent.id)
      .filter(({ status }) => status === 'succeeded' || status === 'pending')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (before + amount > intent.amount_received) {
      throw invalid('charge_already_refunded', 'Refund amount is greater than unrefunded amount on charge.');
    }
    const refund: DoubleRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: this.startsAs,
      metadata: { refund_key: body.get('metadata[refund_key]') ?? '' },
    };
    this.all.push(refund);
    return refund;
  }
}
