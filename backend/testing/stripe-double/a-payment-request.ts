import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '../../src/modules/payments/providers/payment-provider.js';

/** What a provider is asked for a trip of three days, with one of Stripe's own test cards. */
export const aPaymentRequest = (id = 'pm_card_visa', paymentUuid: string = randomUUID()) => ({
  paymentUuid,
  amountMinor: 26_320,
  currency: 'EUR',
  method: { kind: 'provider_method', id } as PaymentMethod,
  idempotencyKey: `authorize:${paymentUuid}`,
  description: 'Fiat 500, 3 days',
  statementSuffix: 'T-1A2B3C4D',
  returnPath: '/dashboard/customer-reservations/1',
});
