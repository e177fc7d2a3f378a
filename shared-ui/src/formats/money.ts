import { minorDigits } from './minor-digits';
import { perKey } from './per-key';
import { withoutMarks } from './without-marks';

/** An amount as the API says it: whole minor units of a currency. */
export interface Money {
  amount_minor: number;
  currency: string;
}

const formatOf = perKey((currency) => {
  const digits = minorDigits(currency);
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...shown });
});

/** How many minor units make one of the currency: 100 for the euro, 1 for the yen. */
const minorUnitsIn = (currency: string): number => 10 ** minorDigits(currency);

/** An amount as people read it: `€42.00`. */
export function formatMoney({ amount_minor: amountMinor, currency }: Money): string {
  return formatOf(currency).format(amountMinor / minorUnitsIn(currency));
}

/** What an input shows for an amount: `42.50`; nothing for none. */
export function moneyText(amountMinor: number | null | undefined, currency: string): string {
  if (amountMinor == null) return '';
  const units = minorUnitsIn(currency);
  return amountMinor % units === 0
    ? String(amountMinor / units)
    : (amountMinor / units).toFixed(Math.log10(units));
}

/** How people write a currency beside an amount: `€`, `EUR`; `CZK`, `Kč`. */
const signsOf = perKey((currency) =>
  (['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en-GB', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => value.toUpperCase()),
  ),
);

/** An amount without the currency's own sign before or after it. */
function withoutSign(text: string, currency: string): string {
  const sign = signsOf(currency).find((each) => text.startsWith(each) || text.endsWith(each));
  return sign === undefined ? text : text.replace(sign, '').trim();
}

/**
 * The amount that a person typed or pasted, with a point or a comma, and with the sign of this currency or without one.
 *
 * @returns whole minor units; undefined when it is no amount, or finer than the currency
 */
export function readMoney(text: string, currency: string): number | undefined {
  const units = minorUnitsIn(currency);
  const amount = /^(\d{1,9})(?:[.,](\d+))?$/.exec(withoutSign(withoutMarks(text).toUpperCase(), currency));
  if (!amount) return undefined;
  const [, whole = '0', fraction = ''] = amount;
  const digits = Math.log10(units);
  if (fraction.length > digits) return undefined;
  return Number(whole) * units + Number(fraction.padEnd(digits, '0') || '0');
}
