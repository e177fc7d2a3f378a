import { randomBytes } from 'node:crypto';
import { DoubleCards } from './double-cards.js';
import { invalid, newId, StripeRefusal } from './stripe-refusal.js';
import { chargeMinimumMinor } from '../../src/modules/payments/providers/charge-minimums.js';

/** As much of Stripe's payment intent as our code reads. */
export interface DoubleIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  capture_method: string | null;
  created: number;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code?: string; message: string; type: 'card_error' } | null;
  latest_charge: object | null;
  description: string | null;
  statement_descriptor_suffix: string | null;
  receipt_email: string | null;
  customer: string | null;
  setup_future_usage: 'off_session' | null;
  payment_method: string | null;
  cancellation_reason?: 'automatic' | null;
  /** Where the customer's bank asks them, on a page of its own, and where it sends them back to. */
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null;
}

/** The payment intents of one account, and what may be done with them in which state. */
export class DoubleIntents {
  readonly all = new Map<string, DoubleIntent>();
  readonly cards = new DoubleCards();
  /** Stripe's own list of people who pay, by their names there. */
  readonly customers = new Map<string, { id: string; object: 'customer'; email: string; name: string }>();
  /** Changes what is captured next. */
  onCapture: ((intent: DoubleIntent) => void) | undefined;

  create(body: URLSearchParams): DoubleIntent {
    const id = newId('pi');
    const currency = body.get('currency') ?? '';
    const amount = Number(body.get('amount'));
    // In words of its own: less than this Stripe does not charge.
    if (amount < chargeMinimumMinor(currency.toUpperCase())) {
      throw invalid('amount_too_small', `Amount must be at least the minimum of ${currency}`);
    }
    const suffix = body.get('statement_descriptor_suffix');
    if (suffix !== null && (!/[a-z]/i.test(suffix) || /[<>\\'"*]/.test(suffix) || suffix.length > 10)) {
      throw invalid('parameter_invalid', `The statement descriptor suffix ${suffix} is not allowed`);
    }
    const customer = body.get('customer');
    if (customer !== null && !this.customers.has(customer)) {
      throw invalid('resource_missing', `No such customer: '${customer}'`);
    }
    const intent: DoubleIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(4).toString('hex')}`,
      capture_method: body.get('capture_method'),
      created: Math.floor(Date.now() / 1000),
      metadata: { payment_uuid: body.get('metadata[payment_uuid]') ?? '' },
      last_payment_error: null,
      latest_charge: null,
      description: body.get('description'),
      statement_descriptor_suffix: suffix,
      receipt_email: body.get('receipt_email'),
      customer,
      setup_future_usage: body.get('setup_future_usage') === 'off_session' ? 'off_session' : null,
      payment_method: null,
      next_action: null,
    };
    this.all.set(id, intent);
    return intent;
  }

  get(id: string): DoubleIntent {
    const intent = this.all.get(id);
    if (intent === undefined) throw invalid('resource_missing', `No such payment_intent: '${id}'`, 404);
    return intent;
  }

  confirm(id: string, body: URLSearchParams): DoubleIntent {
    const intent = this.get(id);
    requireState(intent, 'requires_payment_method');
    const returnUrl = body.get('return_url');
    // As of the versions in which Stripe itself picks the ways to pay: some of them go through another page.
    if (returnUrl === null) {
      throw invalid('parameter_missing', 'A `return_url` must be specified to confirm this PaymentIntent.');
    }
    const method =
      body.get('payment_method') ?? body.get('confirmation_token')?.replace('ctoken_', 'pm_') ?? '';
    const isOffSession = body.get('off_session') === 'true';
    const card = this.cards.useFor(intent, method, isOffSession);
    if (card.asksCustomer) {
      if (isOffSession) throw this.refusedBy(intent, { code: 'authentication_required' });
      intent.status = 'requires_action';
      const url = `https://hooks.stripe.test/redirect/${intent.id}`;
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } };
      return intent;
    }
    if (card.decline !== undefined) {
      throw this.refusedBy(intent, { code: 'card_declined', decline_code: card.decline });
    }
    return this.authorize(intent);
  }

  /** The customer answers their bank. */
  answerChallenge(id: string, isApproved: boolean): void {
    const intent = this.get(id);
    requireState(intent, 'requires_action');
    if (isApproved) this.authorize(intent);
    else this.decline(intent, { code: 'payment_intent_authentication_failure' });
  }

  capture(id: string, body: URLSearchParams): DoubleIntent {
    const intent = this.get(id);
    requireState(intent, 'requires_capture');
    intent.status = 'succeeded';
    intent.amount_received = Number(body.get('amount_to_capture') ?? intent.amount);
    this.onCapture?.(intent);
    return intent;
  }

  /** A bank sets an amount aside for some days, and then lets go of it by itself. */
  expire(id: string): DoubleIntent {
    const intent = this.get(id);
    requireState(intent, 'requires_capture');
    return Object.assign(intent, { status: 'canceled', cancellation_reason: 'automatic' } as const);
  }

  createCustomer(body: URLSearchParams): object {
    const [name, email] = [body.get('name') ?? '', body.get('email') ?? ''];
    const customer = { id: newId('cus'), object: 'customer', name, email } as const;
    this.customers.set(customer.id, customer);
    return customer;
  }

  deleteCustomer(id: string): object {
    if (!this.customers.delete(id)) throw invalid('resource_missing', `No such customer: '${id}'`, 404);
    this.cards.forget(id);
    return { id, object: 'customer', deleted: true };
  }

  cancel(id: string): DoubleIntent {
    const intent = this.get(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent);
    intent.status = 'canceled';
    return intent;
  }

  private refusedBy(intent: DoubleIntent, error: { code: string; decline_code?: string }): StripeRefusal {
    this.decline(intent, error);
    return new StripeRefusal(402, { ...intent.last_payment_error, payment_intent: intent });
  }

  private authorize(intent: DoubleIntent): DoubleIntent {
    intent.status = 'requires_capture';
    this.cards.keep(intent);
    intent.latest_charge = {
      id: newId('ch'),
      object: 'charge',
      payment_method_details: { card: { brand: 'visa', last4: '4242' } },
    };
    return intent;
  }

  private decline(intent: DoubleIntent, error: { code: string; decline_code?: string }): void {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { ...error, message: 'Your card was declined.', type: 'card_error' };
  }
}

function requireState(intent: DoubleIntent, status: string): void {
  if (intent.status !== status) throw unexpectedState(intent);
}

function unexpectedState({ status }: DoubleIntent): StripeRefusal {
  return invalid('payment_intent_unexpected_state', `This PaymentIntent has a status of ${status}.`);
}
