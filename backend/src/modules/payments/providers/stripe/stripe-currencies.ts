import { minorDigits } from '../../../../platform/money/money.js';
import { ProviderFault } from '../payment-provider.js';

/** Currencies without a smaller unit at Stripe, as published at https://docs.stripe.com/currencies#zero-decimal. */
export const zeroDecimalCurrencies: ReadonlySet<string> = new Set([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'JPY',
    'KMF',
    'KRW',
    'MGA',
    'PYG',
    'RWF',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ],
]);

/**
 * Lets through a currency whose smallest unit is the same for us and for Stripe, so that an amount is never off by a
 * hundred. Stripe counts hundredths of a few that have none in practice, such as the Icelandic króna.
 *
 * @throws ProviderFault
 */
export function requireSameDigits(currency: string): void {
  const theirs = zeroDecimalCurrencies.has(currency) ? 0 : 2;
  if (minorDigits(currency) === theirs) return;
  throw new ProviderFault(`Stripe counts ${currency} in other units than we do`);
}
