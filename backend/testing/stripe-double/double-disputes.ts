import type { DoubleFiles } from './double-files.js';
import type { DoubleIntents } from './double-intents.js';
import { invalid, newId } from './stripe-refusal.js';

interface DoubleDispute {
  id: string;
  object: 'dispute';
  amount: number;
  payment_intent: string;
  reason: string;
  status:
    | ('needs_response' | 'under_review' | 'won' | 'lost')
    | ('warning_needs_response' | 'warning_under_review' | 'warning_closed');
  evidence_details: { due_by: number | null };
}

/** Disputes of one account's payments at their banks. */
export class DoubleDisputes {
  readonly all: DoubleDispute[] = [];
  /** What was sent, by the dispute's id. */
  readonly evidence = new Map<string, Record<string, string>>();
  /** Set by hand where a last day passes. */
  nowSeconds: () => number = () => 0;

  constructor(private readonly files: DoubleFiles) {}

  get(id: string): DoubleDispute {
    const dispute = this.all.find((one) => one.id === id);
    if (dispute === undefined) throw invalid('resource_missing', `No such dispute: '${id}'`, 404);
    return dispute;
  }

  /** What we answer: evidence that is submitted is the last word, and only before the last day. */
  update(id: string, body: URLSearchParams): DoubleDispute {
    const dispute = this.answerable(id);
    const texts = [...body].filter(([name]) => name.startsWith('evidence['));
    if (texts.some(([, text]) => text.length > 20_000)) {
      throw invalid('parameter_invalid', 'Evidence text is limited to 20000 characters');
    }
    if (texts.reduce((sum, [, text]) => sum + text.length, 0) > 150_000) {
      throw invalid('parameter_invalid', 'Evidence text is limited to 150000 characters in total');
    }
    const file = body.get('evidence[uncategorized_file]');
    if (file !== null && this.files.all.get(file)?.purpose !== 'dispute_evidence') {
      throw invalid('resource_missing', `No such file of evidence: '${file}'`);
    }
    this.evidence.set(id, Object.fromEntries(texts));
    if (body.get('submit') !== 'false') {
      dispute.status = dispute.status === 'needs_response' ? 'under_review' : 'warning_under_review';
    }
    return dispute;
  }

  close(id: string): DoubleDispute {
    return Object.assign(this.answerable(id), { status: 'lost' } as const);
  }

  private answerable(id: string): DoubleDispute {
    const dispute = this.get(id);
    const { due_by: dueBy } = dispute.evidence_details;
    const isOpen = dispute.status === 'needs_response' || dispute.status === 'warning_needs_response';
    if (!isOpen) throw invalid('dispute_not_open', `This dispute is ${dispute.status}.`);
    if (dueBy !== null && this.nowSeconds() > dueBy) {
      throw invalid('dispute_past_due', 'The deadline for this dispute has passed.');
    }
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
