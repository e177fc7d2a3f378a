import { newId, invalid, type DoubleIntents } from './double-intents.js';

interface DoubleRefund {
  id: string;
  object: 'refund';
  amount: number;
  payment_intent: string;
  status: 'succeeded' | 'pending';
  metadata: Record<string, string>;
}

/** Refunds of one account: never more than was taken. */
export class DoubleRefunds {
  readonly all: DoubleRefund[] = [];

  of(intentId: string | null): DoubleRefund[] {
    return this.all.filter(({ payment_intent }) => payment_intent === intentId);
  }

  create(intents: DoubleIntents, body: URLSearchParams): DoubleRefund {
    const intent = intents.get(body.get('payment_intent') ?? '');
    const amount = Number(body.get('amount'));
    const before = this.of(intent.id).reduce((sum, refund) => sum + refund.amount, 0);
    if (before + amount > intent.amount_received) {
      throw invalid('charge_already_refunded', 'Refund amount is greater than unrefunded amount on charge.');
    }
    const refund: DoubleRefund = {
      id: newId('re'),
      object: 'refund',
      amount,
      payment_intent: intent.id,
      status: 'succeeded',
      metadata: { refund_key: body.get('metadata[refund_key]') ?? '' },
    };
    this.all.push(refund);
    return refund;
  }
}
