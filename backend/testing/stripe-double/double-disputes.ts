import { invalid, newId, type DoubleIntents } from './double-intents.js';

interface DoubleDispute {
  id: string;
  object: 'dispute';
  amount: number;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed';
  evidence_details: { due_by: number | null };
}

/** Disputes of one account's payments at their banks. */
export class DoubleDisputes {
  readonly all: DoubleDispute[] = [];

  get(id: string): DoubleDispute {
    const dispute = this.all.find((one) => one.id === id);
    if (dispute === undefined) throw invalid('resource_missing', `No such dispute: '${id}'`, 404);
    return dispute;
  }

  /** A customer objects at their bank, to all of a payment unless told otherwise. */
  open(intents: DoubleIntents, intentId: string, changes: Partial<DoubleDispute> = {}): DoubleDispute {
    const dispute: DoubleDispute = {
      id: newId('dp'),
      object: 'dispute',
      amount: intents.get(intentId).amount_received,
      payment_intent: intentId,
      reason: 'fraudulent',
      status: 'needs_response',
      evidence_details: { due_by: 1_797_000_000 },
      ...changes,
    };
    this.all.push(dispute);
    return dispute;
  }
}
