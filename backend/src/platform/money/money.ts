/** A share in basis points (1/100 of a percent) of a whole, non-negative amount; half a minor unit is rounded up. */
export function shareOf(amountMinor: number, bps: number): number {
  return Math.floor((amountMinor * bps + 5_000) / 10_000);
}

/** An amount divided into equal parts; half a minor unit is rounded up. */
export function partOf(amountMinor: number, parts: number): number {
  return Math.floor((2 * amountMinor + parts) / (2 * parts));
}

/** By currency: making one takes longer than all that a request does with it. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

/** For labels and messages: `€42.00`. */
export function formatMoney(amountMinor: number, currency: string): string {
  let format = moneyFormats.get(currency);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
    moneyFormats.set(currency, format);
  }
  return format.format(amountMinor / 100);
}
