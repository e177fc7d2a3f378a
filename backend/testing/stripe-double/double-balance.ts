import type { DoubleAccounts } from './double-accounts.js';
import type { DoubleDisputes } from './double-disputes.js';
import type { DoubleIntents } from './double-intents.js';
import type { DoubleRefunds } from './double-refunds.js';

interface DoubleTransaction {
  id: string;
  object: 'balance_transaction';
  type: string;
  reporting_category: string;
  amount: number;
  fee: number;
  net: number;
  currency: string;
  created: number;
  source: object | null;
}

/** What has moved on one account: what intents, refunds and disputes come to, and what is added. */
export class DoubleBalance {
  /** What a page holds; Stripe gives 100 at most. */
  pageSize = 100;
  private readonly added: DoubleTransaction[] = [];

  constructor(
    private readonly intents: DoubleIntents,
    private readonly refunds: DoubleRefunds,
    private readonly disputes: DoubleDisputes,
    private readonly accounts: DoubleAccounts,
  ) {}

  /** Something that nothing else makes: a payout to our bank, a fee that stands alone. */
  add(id: string, type: string, amount: number, created: number): void {
    this.added.push(transaction({ id, type, amount, created }));
  }

  list(parameters: URLSearchParams): DoubleTransaction[] {
    const since = Number(parameters.get('created[gte]') ?? 0);
    const all = this.all()
      .filter(({ created }) => created >= since)
      .sort((one, other) => other.created - one.created);
    const after = all.findIndex(({ id }) => id === parameters.get('starting_after'));
    return all.slice(after + 1, after + 1 + this.pageSize);
  }

  /** Everything so far, whatever a page holds. */
  all(): DoubleTransaction[] {
    const intents = [...this.intents.all.values()].filter(({ amount_received }) => amount_received > 0);
    const about = (payment_intent: string, id: string, object: string) => ({ id, object, payment_intent });
    const createdOf = (id: string) => this.intents.get(id).created;
    return [
      ...intents.map(({ id, amount_received: amount, created }) => {
        const fee = Math.round(amount * 0.015) + 25;
        const source = about(id, `ch_${id}`, 'charge');
        return transaction({ id: `txn_${id}`, type: 'charge', amount, fee, created, source });
      }),
      ...this.refunds.all.flatMap(({ id, amount, payment_intent, status }) => {
        const facts = { created: createdOf(payment_intent), source: about(payment_intent, id, 'refund') };
        const left = transaction({ id: `txn_${id}`, type: 'refund', amount: -amount, ...facts });
        const isBack = status === 'failed' || status === 'canceled';
        return isBack
          ? [left, transaction({ id: `txn_${id}_back`, type: 'refund_failure', amount, ...facts })]
          : [left];
      }),
      ...this.disputes.all.flatMap(({ id, amount, payment_intent, status }) => {
        const facts = { created: createdOf(payment_intent), source: about(payment_intent, id, 'dispute') };
        const type = 'adjustment';
        const category = 'dispute';
        if (status.startsWith('warning_')) return [];
        const taken = transaction({ id: `txn_${id}`, type, category, amount: -amount, fee: 2000, ...facts });
        const won = transaction({
          id: `txn_${id}_won`,
          type,
          category: 'dispute_reversal',
          amount,
          ...facts,
        });
        return status === 'won' ? [taken, won] : [taken];
      }),
      ...this.accounts.transfers.flatMap(({ id, amount, created, metadata, reversed }) => {
        const left = { id: `txn_${id}`, type: 'transfer', amount: -amount, created };
        const back = { id: `txn_${id}_back`, type: 'transfer_refund', amount, created };
        return [
          transaction({ ...left, source: { id, object: 'transfer', metadata } }),
          ...(reversed
            ? [transaction({ ...back, source: { id: `${id}r`, object: 'transfer_reversal', metadata } })]
            : []),
        ];
      }),
      ...this.added,
    ];
  }
}

function transaction({
  fee = 0,
  category,
  source = null,
  ...facts
}: Pick<DoubleTransaction, 'id' | 'type' | 'amount' | 'created'> & {
  fee?: number;
  category?: string;
  source?: object | null;
}): DoubleTransaction {
  return {
    ...facts,
    object: 'balance_transaction',
    reporting_category: category ?? facts.type,
    fee,
    net: facts.amount - fee,
    currency: 'eur',
    source,
  };
}
