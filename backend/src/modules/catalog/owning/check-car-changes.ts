import type { City } from '../places/cities.table.js';
import { priceLimits } from '../pricing/marketplace-terms.js';
import { formatMoney } from '../../../platform/money/money.js';
import { refusedContacts } from '../../contacts/public.js';
import { checkBookingRules } from './own-booking-rules.js';
import type { CarChanges } from './own-car.schemas.js';

const oldestYear = 1950;

/**
 * What the rules say against the values of a car: field to sentence; empty when all are allowed.
 *
 * @param currency of the city that the car is, or will be, in
 * @param minDays its shortest trip, if that is not changed
 * @param countries of the car and its owner, as far as they are known
 */
export function checkCarChanges(
  changes: CarChanges,
  {
    cities,
    currency,
    countries,
    minDays = 1,
    now,
  }: {
    cities: readonly City[];
    currency: string;
    countries: readonly string[];
    minDays?: number;
    now: Date;
  },
): Record<string, string> {
  const fields: Record<string, string> = {};
  const newestYear = now.getUTCFullYear() + 1;
  if (isSet(changes.year) && (changes.year < oldestYear || changes.year > newestYear)) {
    fields['year'] = `The year must be from ${oldestYear} to ${newestYear}.`;
  }
  if (isSet(changes.plate) && changes.plate.length < 2) fields['plate'] = 'The number plate is too short.';
  // Letters that look like digits are never used.
  if (isSet(changes.vin) && !/^[A-HJ-NPR-Z0-9]{17}$/.test(changes.vin)) {
    fields['vin'] = 'A VIN has 17 letters and digits, without I, O and Q.';
  }
  if (isSet(changes.place_slug) && !cities.some(({ slug }) => slug === changes.place_slug)) {
    fields['place_slug'] = 'We are not in this city yet.';
  }
  const rules = checkBookingRules(changes, { minDays: changes.min_days ?? minDays });
  Object.assign(fields, rules, checkPrices(changes, currency), checkPublicTexts(changes, countries));
  return fields;
}

/** What everybody reads of a car, approved or not. */
function checkPublicTexts(changes: CarChanges, countries: readonly string[]): Record<string, string> {
  const { description, rules, make, model, colour, area } = changes;
  const texts = Object.entries({ description, rules, make, model, colour, area });
  return refusedContacts(
    texts.map(([field, text]) => [field, text ?? '']),
    { countries },
  );
}

function checkPrices(changes: CarChanges, currency: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const { daily_price_minor, deposit_minor, weekly_discount_bps, monthly_discount_bps } = changes;
  if (isSet(daily_price_minor)) {
    const refusal = checkDailyPrice(daily_price_minor, currency);
    if (refusal !== undefined) fields['daily_price_minor'] = refusal;
  }
  const { from, to } = priceLimits.depositMinor;
  if (deposit_minor !== undefined && (deposit_minor < from || deposit_minor > to)) {
    fields['deposit_minor'] = `The deposit can be up to ${formatMoney(to, currency)}.`;
  }
  const late = changes.late_fee_per_hour_minor ?? 0;
  const lateLimits = priceLimits.lateFeePerHourMinor;
  if (late !== 0 && (late < lateLimits.from || late > lateLimits.to)) {
    const [least, most] = [formatMoney(lateLimits.from, currency), formatMoney(lateLimits.to, currency)];
    fields['late_fee_per_hour_minor'] = `The late fee can be from ${least} to ${most} an hour, or nothing.`;
  }
  for (const [name, bps] of Object.entries({ weekly_discount_bps, monthly_discount_bps })) {
    if (bps !== undefined && (bps < priceLimits.discountBps.from || bps > priceLimits.discountBps.to)) {
      fields[name] = `A discount can be from 0% to ${priceLimits.discountBps.to / 100}%.`;
    }
  }
  return fields;
}

/** Why a daily price is not allowed; undefined when it is. */
export function checkDailyPrice(amountMinor: number, currency: string): string | undefined {
  const { from, to } = priceLimits.dailyPriceMinor;
  if (amountMinor >= from && amountMinor <= to) return undefined;
  return `The daily price must be from ${formatMoney(from, currency)} to ${formatMoney(to, currency)}.`;
}

function isSet<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}
