import { formatMoney, readMoney } from '@drove/shared-ui/formats';
import { string } from 'yup';

/** Nothing, or an amount within limits in minor units; `what` begins the sentence that says so. */
export const amountWithin = (currency: string, { min, max }: { min: number; max: number }, what: string) => {
  const show = (amountMinor: number) => formatMoney({ amount_minor: amountMinor, currency });
  return string()
    .trim()
    .test('amount', `${what} must be from ${show(min)} to ${show(max)}.`, (value) => {
      if (!value) return true;
      const amountMinor = readMoney(value, currency);
      return amountMinor !== undefined && amountMinor >= min && amountMinor <= max;
    });
};

/** What a car may ask per day. */
export const dailyPrice = (currency: string) =>
  amountWithin(currency, { min: 500, max: 200_000 }, 'The price');
