import { minorDigits } from './minor-digits.js';

export { minorDigits } from './minor-digits.js';

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

function formatOf(currency: string): Intl.NumberFormat {
  const known = moneyFormats.get(currency);
  if (known !== undefined) return known;
  const digits = minorDigits(currency);
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...shown });
  moneyFormats.set(currency, format);
  return format;
}

/** So many whole units of a currency: 42 euros are 4,200 minor units, 42 yen are 42. */
export function wholeUnits(units: number, currency: string): number {
  return units * 10 ** minorDigits(currency);
}

/** For labels and messages: `€42.00`. */
export function formatMoney(amountMinor: number, currency: string): string {
  return formatOf(currency).format(amountMinor / 10 ** minorDigits(currency));
}

/** An amount as spreadsheets and banks read it: `42.00`, a point, no currency, as many decimals as the currency has. */
export function decimalText(amountMinor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (amountMinor / 10 ** digits).toFixed(digits);
}
