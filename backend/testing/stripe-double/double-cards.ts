import type { DoubleIntent } from './double-intents.js';
import { invalid, newId } from './stripe-refusal.js';

/** How a card answers. */
interface Card {
  decline?: string;
  /** Its bank wants to hear from the customer each time. */
  asksCustomer?: boolean;
}

/** Stripe's own test cards. */
const testCards: Record<string, Card> = {
  pm_card_visa: {},
  pm_card_authenticationRequired: { asksCustomer: true },
  pm_card_chargeDeclined: { decline: 'generic_decline' },
  pm_card_chargeDeclinedInsufficientFunds: { decline: 'insufficient_funds' },
};

interface SavedCard extends Card {
  customer: string;
  /** They agreed to payments without them. */
  isForOffSession: boolean;
}

/** The cards that customers of one account have used: kept with the customer, and only with their consent. */
export class DoubleCards {
  readonly saved = new Map<string, SavedCard>();

  /**
   * A card for a payment. Without the customer it must be theirs, and they must have agreed to that when it was kept.
   * Each use of a test card is a card of its own, as at Stripe.
   */
  useFor(intent: DoubleIntent, method: string, isOffSession: boolean): Card {
    const saved = this.saved.get(method);
    if (saved !== undefined) {
      if (saved.customer !== intent.customer) {
        throw invalid(
          'resource_missing',
          'The PaymentMethod does not belong to the customer of this payment.',
        );
      }
      if (isOffSession && !saved.isForOffSession) {
        throw invalid(
          'payment_intent_invalid_parameter',
          'The customer did not agree to off-session payments.',
        );
      }
      intent.payment_method = method;
      // What was agreed counts as the customer's answer, unless their bank asks all the same.
      return saved;
    }
    const card = testCards[method];
    if (card === undefined) throw invalid('resource_missing', `No such PaymentMethod: '${method}'`);
    if (isOffSession) {
      throw invalid(
        'resource_missing',
        'Off-session payments need a PaymentMethod that is kept with a customer.',
      );
    }
    intent.payment_method = newId('pm');
    this.used.set(intent.payment_method, card);
    return card;
  }

  /** A card that its bank has taken is kept, where the payment says so and knows whose it is. */
  keep({ payment_method: method, customer, setup_future_usage: usage }: DoubleIntent): void {
    const card = method === null ? undefined : this.used.get(method);
    if (method === null || card === undefined || customer === null || usage === null) return;
    this.saved.set(method, { ...card, customer, isForOffSession: true });
  }

  forget(customer: string): void {
    for (const [method, card] of this.saved) if (card.customer === customer) this.saved.delete(method);
  }

  detach(method: string): object {
    if (!this.saved.delete(method)) {
      const sentence =
        'The payment method you provided is not attached to a customer so detachment is impossible.';
      throw invalid('payment_method_unexpected_state', sentence);
    }
    return { id: method, object: 'payment_method', customer: null };
  }

  private readonly used = new Map<string, Card>();
}
