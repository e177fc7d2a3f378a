import { formatMoney, moneyText, readMoney } from '@drove/shared-ui/formats';
import { wholeNumber } from '@drove/shared-ui/forms';
import { boolean, object, string } from 'yup';
import { amountWithin, dailyPrice } from '../../lib/amounts.schema';
import type { CarChanges, OwnCar } from './api/my-cars';

/** Texts as typed; the names are the API's, the amounts in whole units of the currency and per cent. */
export interface PriceFormValues {
  daily_price_minor: string;
  weekly_discount_bps: string;
  monthly_discount_bps: string;
  deposit_minor: string;
  late_fee_per_hour_minor: string;
  min_days: string;
  booking_horizon_days: string;
  included_km_per_day: string;
  min_driver_age: string;
  cancellation_policy: string;
  rules: string;
  instant_book: boolean;
}

/** What stays in the tab when the step is left half-filled: all of it. */
export const keptPriceFields = [
  'daily_price_minor',
  'weekly_discount_bps',
  'monthly_discount_bps',
  'deposit_minor',
  'late_fee_per_hour_minor',
  'min_days',
  'booking_horizon_days',
  'included_km_per_day',
  'min_driver_age',
  'cancellation_policy',
  'rules',
  'instant_book',
] as const satisfies (keyof PriceFormValues)[];

const limits = {
  deposit: { min: 0, max: 500_000 },
  lateFee: { min: 100, max: 10_000 },
};

/** Nothing, or an amount within the limits. */
const lateFee = (currency: string) => {
  const { min, max } = limits.lateFee;
  const show = (amountMinor: number) => formatMoney({ amount_minor: amountMinor, currency });
  return string()
    .trim()
    .test('amount', `Enter ${show(min)} to ${show(max)}, or leave it empty for no late fee.`, (value) => {
      if (!value) return true;
      const amountMinor = readMoney(value, currency);
      return amountMinor === 0 || (amountMinor !== undefined && amountMinor >= min && amountMinor <= max);
    });
};

const rulesFor = (currency: string) => ({
  daily_price_minor: dailyPrice(currency),
  weekly_discount_bps: wholeNumber('Enter a whole number from 0 to 90.', 0, 90),
  monthly_discount_bps: wholeNumber('Enter a whole number from 0 to 90.', 0, 90),
  deposit_minor: amountWithin(currency, limits.deposit, 'The deposit'),
  late_fee_per_hour_minor: lateFee(currency),
  min_days: wholeNumber('Enter 1 to 30 days.', 1, 30),
  booking_horizon_days: wholeNumber('Enter 7 to 730 days, or leave it empty.', 7, 730),
  included_km_per_day: wholeNumber('Enter 50 to 2000 km, or leave it empty for no limit.', 50, 2000),
  min_driver_age: wholeNumber('Enter an age from 18 to 30.', 18, 30),
  cancellation_policy: string(),
  rules: string().max(2000, 'The rules can have up to 2000 characters.'),
  instant_book: boolean(),
});

/** What a draft may hold. */
export const priceDraftSchema = (currency: string) => object(rulesFor(currency));

/** What the step needs before the next. */
export function priceFormSchema(currency: string) {
  const rules = rulesFor(currency);
  return object({
    ...rules,
    daily_price_minor: rules.daily_price_minor.required('Daily price is required.'),
  });
}

/** The fields as the server last knew them. */
export function priceFormValues(car: OwnCar): PriceFormValues {
  return {
    daily_price_minor: moneyText(car.daily_price_minor, car.currency),
    weekly_discount_bps: String(car.weekly_discount_bps / 100),
    monthly_discount_bps: String(car.monthly_discount_bps / 100),
    deposit_minor: moneyText(car.deposit_minor, car.currency),
    late_fee_per_hour_minor:
      car.late_fee_per_hour_minor === 0 ? '' : moneyText(car.late_fee_per_hour_minor, car.currency),
    min_days: String(car.min_days),
    booking_horizon_days: String(car.booking_horizon_days ?? ''),
    included_km_per_day: String(car.included_km_per_day ?? ''),
    min_driver_age: String(car.min_driver_age),
    cancellation_policy: car.cancellation_policy,
    rules: car.rules ?? '',
    instant_book: car.instant_book,
  };
}

/** The values to save; a field left empty goes back to what a new car has. */
export const toPriceChanges =
  (currency: string) =>
  (values: PriceFormValues): CarChanges => ({
    daily_price_minor: readMoney(values.daily_price_minor, currency) ?? null,
    weekly_discount_bps: Number(values.weekly_discount_bps || 0) * 100,
    monthly_discount_bps: Number(values.monthly_discount_bps || 0) * 100,
    deposit_minor: readMoney(values.deposit_minor, currency) ?? 0,
    late_fee_per_hour_minor: readMoney(values.late_fee_per_hour_minor, currency) ?? 0,
    min_days: Number(values.min_days || 1),
    booking_horizon_days: values.booking_horizon_days.trim() ? Number(values.booking_horizon_days) : null,
    included_km_per_day: values.included_km_per_day.trim() ? Number(values.included_km_per_day) : null,
    min_driver_age: Number(values.min_driver_age || 21),
    cancellation_policy: values.cancellation_policy as NonNullable<CarChanges['cancellation_policy']>,
    rules: values.rules.trim() || null,
    instant_book: values.instant_book,
  });
