/** What Stripe charges at least, in minor units; as published at https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const minimums: Readonly<Record<string, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1_500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1_000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1_000,
  USD: 50,
};

/** Less than this cannot be charged, in minor units of an ISO currency; 50 of one that is not listed. */
export function chargeMinimumMinor(currency: string): number {
  return minimums[currency] ?? 50;
}
