import { add, negate, nothing, subtract, takenFrom, type Parts } from './parts.js';

interface Dispute {
  isOpen: boolean;
  /** What the bank has taken for it by now. */
  withdrawn: number;
  /** Of what is due to the customer: what waits for the bank, or what the bank gave them itself. */
  waiting: number;
  /** From whom the rest was taken, and what is ours to bear. */
  taken: Parts;
  ours: number;
}

/**
 * A payment that a bank has paid: whose it is by what it was for, what was given back of it by decisions, and what its
 * bank took. Refunds and chargebacks take from this payment alone, in its proportions.
 */
export class PaidPayment {
  /** What is given back by decisions, whether it has reached the customer or not; without what waits for a bank. */
  given = 0;
  private readonly disputes = new Map<string, Dispute>();
  private parts: Parts;

  constructor(
    readonly uuid: string,
    readonly captured: number,
    parts: Parts,
  ) {
    this.parts = parts;
  }

  /** Whose the money is now. */
  get left(): Parts {
    return this.leftBut(() => false);
  }

  /** Whose it is as if no bank held any for a dispute that it has not decided: decisions go by that. */
  get leftByRule(): Parts {
    return this.leftBut(({ isOpen }) => isOpen);
  }

  /** What all disputes took beyond what was left. */
  get ours(): number {
    return this.total(({ ours }) => ours);
  }

  get withdrawn(): number {
    return this.total(({ withdrawn }) => withdrawn);
  }

  /** Of what is due to the customer: what waits for a bank, or what a bank gave them. */
  get waiting(): number {
    return this.total(({ waiting }) => waiting);
  }

  /** What can be sent to the customer now. */
  get sendable(): number {
    return Math.max(0, this.captured - this.given - this.withdrawn);
  }

  /** What counts as paid: what a bank holds for an open dispute does, too. */
  get paid(): number {
    return Math.max(0, this.captured - this.given - this.withdrawn + this.held);
  }

  /** What banks hold and have not decided, less what waits for them. */
  get held(): number {
    return this.total((dispute) => heldFor(dispute));
  }

  /** What banks took for good. */
  get lost(): number {
    return this.withdrawn - this.held;
  }

  /** What each open dispute holds, the oldest first. */
  get holds(): { disputeUuid: string; amount: number }[] {
    return [...this.disputes].map(([disputeUuid, dispute]) => ({ disputeUuid, amount: heldFor(dispute) }));
  }

  /** Changes whose the money is without a movement. */
  shift(parts: Parts): void {
    this.parts = add(this.parts, parts);
  }

  /** A decision gives an amount back, from these parts of it or in proportion; a bank may hold it. */
  giveBack(amount: number, { disputeUuid, parts }: { disputeUuid?: string; parts?: Parts } = {}): void {
    const from = parts ?? takenFrom(this.leftByRule, amount);
    this.shift(negate(from));
    if (disputeUuid === undefined) {
      this.given += amount;
      return;
    }
    const dispute = this.dispute(disputeUuid);
    dispute.waiting += amount;
    dispute.taken = subtract(dispute.taken, from);
  }

  /** The bank has taken so much by now for a dispute: nothing while it only asks, or once it has given it back. */
  withdraw(disputeUuid: string, amount: number): void {
    const dispute = this.dispute(disputeUuid);
    Object.assign(dispute, { withdrawn: 0, taken: nothing, ours: 0 });
    const waiting = Math.min(amount, dispute.waiting);
    const rest = amount - waiting;
    const fromParts = Math.min(rest, Math.max(0, this.sendable - waiting));
    const taken = takenFrom(this.left, fromParts);
    Object.assign(dispute, { withdrawn: amount, taken, ours: rest - fromParts });
    if (amount > 0) return;
    // What waited is sent, before anyone else has a part of it.
    this.given += dispute.waiting;
    dispute.waiting = 0;
  }

  decide(disputeUuid: string, isOpen: boolean): void {
    this.dispute(disputeUuid).isOpen = isOpen;
  }

  private dispute(uuid: string): Dispute {
    const known = this.disputes.get(uuid);
    if (known !== undefined) return known;
    const dispute = { isOpen: true, withdrawn: 0, waiting: 0, taken: nothing, ours: 0 };
    this.disputes.set(uuid, dispute);
    return dispute;
  }

  private leftBut(isLeftOut: (dispute: Dispute) => boolean): Parts {
    const counted = [...this.disputes.values()].filter((dispute) => !isLeftOut(dispute));
    return counted.reduce((left, { taken }) => subtract(left, taken), this.parts);
  }

  private total(of: (dispute: Dispute) => number): number {
    return [...this.disputes.values()].reduce((minor, dispute) => minor + of(dispute), 0);
  }
}

function heldFor({ isOpen, withdrawn, waiting }: Dispute): number {
  return isOpen ? Math.max(0, withdrawn - waiting) : 0;
}

/** What several payments come to. */
export function partsOf(payments: readonly PaidPayment[]): Parts {
  return payments.reduce((parts, { left }) => add(parts, left), nothing);
}
