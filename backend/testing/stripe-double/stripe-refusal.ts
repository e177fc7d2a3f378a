import { randomBytes } from 'node:crypto';

/** A refusal in Stripe's shape. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(JSON.stringify(error));
  }
}

/** A name of Stripe's for what is new. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(8).toString('hex')}`;
}

/** How Stripe says that a request makes no sense. */
export function invalid(code: string, message: string, status = 400): StripeRefusal {
  return new StripeRefusal(status, { type: 'invalid_request_error', code, message });
}
