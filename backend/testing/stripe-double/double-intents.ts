import { randomBytes } from 'node:crypto';

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
}

/** A refusal in Stripe's shape. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(JSON.stringify(error));
  }
}

const declines: Record<string, string> = {
  pm_card_chargeDeclined: 'generic_decline',
  pm_card_chargeDeclinedInsufficientFunds: 'insufficient_funds',
};

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(8).toString('hex')}`;
}

/** The payment intents of one account, and what may be done with them in which state. */
export class DoubleIntents {
  readonly all = new Map<string, DoubleIntent>();
  /** Changes what is captured next. */
  onCapture: ((intent: DoubleIntent) => void) | undefined;

  create(body: URLSearchParams): DoubleIntent {
    const id = newId('pi');
    const intent: DoubleIntent = {
      id,
      object: 'payment_intent',
      amount: Number(body.get('amount')),
      amount_received: 0,
      currency: body.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(4).toString('hex')}`,
      capture_method: body.get('capture_method'),
      created: Math.floor(Date.now() / 1000),
      metadata: { payment_uuid: body.get('metadata[payment_uuid]') ?? '' },
      last_payment_error: null,
      latest_charge: null,
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
    const method =
      body.get('payment_method') ?? body.get('confirmation_token')?.replace('ctoken_', 'pm_') ?? '';
    if (method === 'pm_card_authenticationRequired') {
      intent.status = 'requires_action';
      return intent;
    }
    const decline = declines[method];
    if (decline !== undefined) {
      this.decline(intent, { code: 'card_declined', decline_code: decline });
      throw new StripeRefusal(402, { ...intent.last_payment_error, payment_intent: intent });
    }
    if (method !== 'pm_card_visa') throw invalid('resource_missing', `No such PaymentMethod: '${method}'`);
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

  cancel(id: string): DoubleIntent {
    const intent = this.get(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent);
    intent.status = 'canceled';
    return intent;
  }

  private authorize(intent: DoubleIntent): DoubleIntent {
    intent.status = 'requires_capture';
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

/** How Stripe says that a request makes no sense. */
export function invalid(code: string, message: string, status = 400): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', code, message });
}

function requireState(intent: DoubleIntent, status: string): void {
  if (intent.status !== status) throw unexpectedState(intent);
}

function unexpectedState({ status }: DoubleIntent): StripeRefusal {
  return invalid('payment_intent_unexpected_state', `This PaymentIntent has a status of ${status}.`);
}
