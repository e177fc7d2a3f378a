import assert from 'node:assert/strict';
import { add, inProportion, negate, nothing, positive, subtract, sum, type Parts } from './parts.js';
import { PaidPayment } from './paid-payment.js';
import { daysBetween, keptAt } from './policy.js';
import { lateFeeOf, lateFeeParts, priceOf, type Price } from './price.js';
import type { History, PaymentFacts, TripEvent } from './read-history.js';

const hour = 3_600_000;
const agreed = new Set(['confirmed', 'in_progress', 'disputed', 'completed']);

/** A change with what it makes of the trip. */
interface PricedChange {
  price: Price;
  largest: Largest;
  status: string;
}

interface Largest {
  total: number;
  days: number;
  kept: number;
}

/**
 * Who should have what of a trip in the end, by the rules and the trip’s history alone: each decision is judged at its
 * own moment, and moves what the rules say, whatever the books have.
 */
export class Entitlement {
  readonly payments = new Map<string, PaidPayment>();
  status = 'pending_payment';
  /** When what banks took for good began to be missing of a trip that is to come. */
  missingSince: Date | undefined;
  private price: Price;
  private largest: Largest;
  private pickUpAt: Date;
  private returnAt: Date;
  private readonly changes = new Map<string, PricedChange>();
  /** What each payment is for, as it was when the customer began to pay it. */
  private readonly due = new Map<string, Parts>();
  private lateFee = { status: 'none', amount: 0, paid: 0 };
  private takenOfDeposit = 0;

  constructor(private readonly history: History) {
    const { trip } = history;
    this.price = priceOf(trip.day_rates, trip.terms);
    this.largest = { total: this.price.total, days: trip.day_rates.length, kept: 0 };
    this.pickUpAt = trip.pick_up_at;
    this.returnAt = trip.return_at;
    for (const event of history.events) {
      this.follow(event);
      this.lookForMissing(event.occurred_at);
    }
    this.requireLateFee();
  }

  /** What is paid, what banks hold included. */
  get paid(): number {
    return this.all.reduce((minor, { paid }) => minor + paid, 0);
  }

  get all(): PaidPayment[] {
    return [...this.payments.values()];
  }

  private follow(event: TripEvent): void {
    const { action, subject_type: type, subject_uuid: uuid, after, occurred_at: at } = event;
    if (type === 'reservation') this.status = after?.status ?? this.status;
    if (type === 'change' && after?.status !== undefined) {
      const change = this.changes.get(uuid);
      if (change !== undefined) change.status = after.status;
    }
    const { amount_minor: amount = 0, dispute_uuid: disputeUuid = '' } = after ?? {};
    switch (action) {
      case 'reservation.cancelled':
        this.cancel(at);
        return;
      case 'reservation.no_show':
        this.giveBack(this.refundByPolicy(at));
        return;
      case 'reservation.late_fee_due':
        this.askForLateFee(event);
        return;
      case 'reservation.late_fee_paid':
        this.lateFee = { ...this.lateFee, status: 'paid', paid: this.lateFee.paid + this.lateFee.amount };
        return;
      case 'reservation.late_fee_waived':
        this.lateFee.status = 'waived';
        return;
      case 'reservation.deposit_decided':
        this.takenOfDeposit = amount;
        return;
      case 'change.requested':
        this.priceChange(uuid, at, after?.difference_minor);
        return;
      case 'change.applied':
        this.applyChange(uuid);
        return;
      case 'payment.created':
        this.due.set(uuid, this.dueFor(this.facts(uuid)));
        return;
      case 'payment.captured':
        this.capture(this.facts(uuid));
        return;
      case 'payment.dispute_funds_withdrawn':
      case 'payment.dispute_funds_reinstated':
        this.payments.get(uuid)?.withdraw(disputeUuid, amount);
        return;
      case 'payment.dispute_won':
      case 'payment.dispute_lost':
        this.payments.get(uuid)?.decide(disputeUuid, false);
        return;
      case 'refund.pending':
        if (event.before === null) this.followRefund(uuid);
    }
  }

  private facts(paymentUuid: string): PaymentFacts {
    const payment = this.history.payments.get(paymentUuid);
    assert.ok(payment, `${paymentUuid} is no payment of ${this.history.trip.uuid}`);
    return payment;
  }

  /**
   * The owner and administrators give all back, as does the system, and a customer who was warned of a late car gets all, or
   * whose owner was suspended and had not handed over the car.
   */
  private cancel(at: Date): void {
    const {
      cancelled_by: by,
      car_late_at: carLateAt,
      owner_handed_over_at: handedOverAt,
    } = this.history.trip;
    const isWithoutOwner = handedOverAt === null && this.wasSuspended(at);
    const isByPolicy = by === 'customer' && (carLateAt === null || carLateAt > at) && !isWithoutOwner;
    this.giveBack(isByPolicy ? this.refundByPolicy(at) : this.paid);
  }

  private wasSuspended(at: Date): boolean {
    const before = this.history.trip.standing.filter((one) => new Date(one.at) <= at);
    return before.at(-1)?.is_suspended ?? false;
  }

  private refundByPolicy(at: Date): number {
    return this.paid - Math.min(this.paid, this.keptAt(at));
  }

  private keptAt(at: Date): number {
    const { cancellation_policy: policy, booked_at: bookedAt, time_zone: timeZone } = this.history.trip;
    return keptAt({ policy, bookedAt, pickUpAt: this.pickUpAt, timeZone, largest: this.largest }, at);
  }

  /**
   * Gives an amount back: of the last payment first, and of each what a bank holds first.
   *
   * @param parts whose it is together; without them each payment’s own
   */
  private giveBack(amount: number, parts?: Parts): void {
    const shares: { payment: PaidPayment; amount: number; disputeUuid?: string }[] = [];
    let left = amount;
    for (const payment of this.latestFirst) {
      let ofPayment = Math.min(left, payment.paid);
      left -= ofPayment;
      for (const { disputeUuid, amount: held } of payment.holds) {
        const waiting = Math.min(ofPayment, held);
        ofPayment -= waiting;
        if (waiting > 0) shares.push({ payment, amount: waiting, disputeUuid });
      }
      if (ofPayment > 0) shares.push({ payment, amount: ofPayment });
    }
    const others = shares.slice(1).map((share) => parts && inProportion(share.amount, positive(parts)));
    const first =
      parts &&
      subtract(
        parts,
        others.reduce<Parts>((all, each) => add(all, each ?? nothing), nothing),
      );
    for (const [index, { payment, amount: ofPayment, disputeUuid }] of shares.entries()) {
      const given = index === 0 ? first : others[index - 1];
      payment.giveBack(ofPayment, {
        ...(disputeUuid === undefined ? {} : { disputeUuid }),
        ...(given === undefined ? {} : { parts: given }),
      });
    }
  }

  private get latestFirst(): PaidPayment[] {
    const createdAt = ({ uuid }: PaidPayment) => this.facts(uuid).created_at.getTime();
    return this.all.toSorted((one, other) => createdAt(other) - createdAt(one));
  }

  /** Refunds that a person decided on, here or at the provider; all others follow from the rules. */
  private followRefund(refundUuid: string): void {
    const refund = this.history.refunds.get(refundUuid);
    if (refund === undefined || refund.retry_of !== null) return;
    if (refund.kind !== 'admin' && refund.kind !== 'provider') return;
    this.payments.get(refund.payment_uuid)?.giveBack(refund.amount_minor);
  }

  /** Days that were bought keep their rate, and a smaller trip gives back no more than cancelling now would. */
  private priceChange(changeUuid: string, at: Date, difference = 0): void {
    const { trip, changes } = this.history;
    const change = changes.get(changeUuid);
    assert.ok(change, `${changeUuid} is no change of ${trip.uuid}`);
    const { pick_up_at: pickUpAt, return_at: returnAt, day_rates: days } = change;
    const billable = Math.max(trip.terms.min_days, daysBetween(pickUpAt, returnAt, trip.time_zone));
    assert.equal(days.length, billable, `${trip.uuid}: the changed trip has ${billable} billable days`);
    for (const { on, rate_minor } of this.price.days) {
      const same = days.find((day) => day.on === on);
      assert.equal(
        same?.rate_minor ?? rate_minor,
        rate_minor,
        `${trip.uuid}: ${on} was bought for ${rate_minor}`,
      );
    }
    const keptNow = Math.min(this.paid, this.keptAt(at));
    const least = this.price.total - (this.paid - keptNow);
    const over = Math.max(0, least - priceOf(days, trip.terms).total);
    const price = priceOf(days, trip.terms, inProportion(over, this.price.parts));
    assert.equal(difference, price.total - this.price.total, `${trip.uuid}: the difference of a change`);
    const isLarger = price.total > this.largest.total;
    const kept = Math.max(this.largest.kept, keptNow);
    const largest = isLarger ? { total: price.total, days: days.length, kept } : { ...this.largest, kept };
    this.changes.set(changeUuid, { price, largest, status: 'requested' });
  }

  private applyChange(changeUuid: string): void {
    const change = this.changes.get(changeUuid);
    const facts = this.history.changes.get(changeUuid);
    assert.ok(change && facts);
    const isPaid = this.all.some(({ uuid }) => this.facts(uuid).change_uuid === changeUuid);
    if (!isPaid) this.settleDifference(change.price);
    this.price = change.price;
    this.largest = change.largest;
    this.pickUpAt = facts.pick_up_at;
    this.returnAt = facts.return_at;
  }

  private settleDifference(price: Price): void {
    const difference = price.total - this.price.total;
    const parts = subtract(price.parts, this.price.parts);
    const [last] = this.latestFirst;
    assert.ok(last, `${this.history.trip.uuid}: changed without a payment`);
    if (difference > 0) {
      // Too little to be charged: it comes from our own part.
      const after = positive(add(last.leftByRule, parts));
      const ours = { ...nothing, commission: after.commission, fee: after.fee };
      const from = sum(ours) < difference ? after : ours;
      last.shift(subtract(parts, inProportion(difference, from)));
      return;
    }
    const { paid } = this;
    // Once something was given back besides, the parts of the price are no longer all there.
    const isWhole = paid === this.price.total;
    const amount = Math.min(-difference, paid);
    if (amount > 0) this.giveBack(amount, isWhole ? negate(parts) : undefined);
    else if (isWhole) last.shift(parts);
  }

  /** What a customer pays when they begin to pay, and whose it is. */
  private dueFor({ purpose, change_uuid: changeUuid }: PaymentFacts): Parts {
    if (purpose === 'deposit') return nothing;
    if (purpose === 'late_fee') return lateFeeParts(this.lateFee.amount, this.history.trip.terms);
    if (changeUuid !== null) {
      const change = this.changes.get(changeUuid);
      return change === undefined ? nothing : subtract(change.price.parts, this.price.parts);
    }
    if (this.status !== 'confirmed') return this.price.parts;
    return inProportion(this.missing, this.price.parts);
  }

  /** What banks took for good, as far as it is missing of the price: it is to be paid anew. */
  get missing(): number {
    const lost = this.all.reduce((minor, payment) => minor + payment.lost, 0);
    return Math.max(0, Math.min(lost, this.price.total - this.paid));
  }

  /** A trip that is to come and that a bank took the payment back of is paid anew, or it does not take place. */
  private lookForMissing(at: Date): void {
    const { uuid, customer_picked_up_at: pickedUpAt } = this.history.trip;
    const hasCar = pickedUpAt !== null && pickedUpAt <= at;
    if (this.missing === 0 || hasCar) this.missingSince = undefined;
    else if (this.status === 'confirmed' && at < this.pickUpAt) this.missingSince ??= at;
    if (this.missingSince === undefined) return;
    assert.notEqual(
      this.status,
      'in_progress',
      `${uuid}: begins though ${this.missing} are missing of its price`,
    );
  }

  /** Whether a trip is still to come though what a bank took was not paid anew within 24 hours. */
  isUnpaid(now: Date): boolean {
    const { missingSince: since } = this;
    return this.status === 'confirmed' && since !== undefined && now.getTime() > since.getTime() + 24 * hour;
  }

  private capture(facts: PaymentFacts): void {
    const { uuid, captured_minor: captured, purpose, change_uuid: changeUuid } = facts;
    const ofDeposit = { ...nothing, owner: this.takenOfDeposit };
    const parts = purpose === 'deposit' ? ofDeposit : (this.due.get(uuid) ?? nothing);
    assert.equal(captured, sum(parts), `${this.history.trip.uuid}: payment ${uuid} is for ${sum(parts)}`);
    const payment = new PaidPayment(uuid, captured, parts);
    this.payments.set(uuid, payment);
    if (!this.isOwed(purpose, changeUuid)) payment.giveBack(captured, { parts });
  }

  /** Whether what was paid is still owed at the moment in which the bank pays; else all of it goes back. */
  private isOwed(purpose: PaymentFacts['purpose'], changeUuid: string | null): boolean {
    if (purpose === 'deposit') return this.takenOfDeposit > 0;
    if (purpose === 'late_fee') return this.lateFee.status === 'due';
    if (changeUuid === null) return agreed.has(this.status);
    const isOn = this.status === 'confirmed' || this.status === 'in_progress';
    return isOn && this.changes.get(changeUuid)?.status === 'awaiting_payment';
  }

  /** The fee that the statements of both sides come to at a moment: the customer’s counts until it is decided. */
  private lateFeeAt(at: Date | undefined): number {
    const { trip } = this.history;
    const feeOf = (back: Date | null) =>
      back === null ? 0 : lateFeeOf(this.returnAt, back, trip.late_fee_per_hour_minor);
    const byOwner = feeOf(trip.late_return_claimed_at ?? trip.returned_at);
    const said = trip.customer_returned_at;
    const isSaid = said !== null && (at === undefined || said <= at);
    const decidedAt = trip.late_return_decided_at;
    const isDecided = decidedAt !== null && (at === undefined || decidedAt <= at);
    if (isDecided) return feeOf(trip.returned_at);
    return isSaid ? Math.min(byOwner, feeOf(said)) : byOwner;
  }

  private askForLateFee({ occurred_at: at, after }: TripEvent): void {
    const amount = this.lateFeeAt(at) - this.lateFee.paid;
    assert.equal(after?.amount_minor, amount, `${this.history.trip.uuid}: the late fee`);
    this.lateFee = { ...this.lateFee, status: 'due', amount };
  }

  /** What was said of the return of a trip that is over is to be asked for. */
  private requireLateFee(): void {
    const { trip } = this.history;
    const isSaid = this.status === 'completed' && trip.owner_took_back_at !== null;
    if (!isSaid || this.lateFee.status === 'waived') return;
    const { amount, paid, status } = this.lateFee;
    const asked = status === 'due' ? amount + paid : paid;
    assert.equal(asked, this.lateFeeAt(undefined), `${trip.uuid}: the late fee that is asked for`);
  }
}
