import type { Deps } from '../../../platform/deps.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { readCities } from '../places/cities.repository.js';
import type { EarningsBody, EarningsQuery } from './earnings.schemas.js';
import { marketplaceTerms, monthlyFromDays, weeklyFromDays } from './marketplace-terms.js';
import { priceRental } from './price-rental.js';
import { readBookedShareBps } from './booked-share.repository.js';
import { readPriceRange } from './price-range.repository.js';

/** Lengths of trips that show what a price comes to, discounts included. */
const tripDays = [1, 3, weeklyFromDays, monthlyFromDays] as const;
/** As long as most trips are. */
const usualDays = 3;

/**
 * What drivers pay and the owner gets at a daily price, priced like any trip, and what similar cars ask.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED for a city that is not ours
 */
export async function showEarnings({ database, now }: Deps, query: EarningsQuery): Promise<EarningsBody> {
  const city = (await readCities(database)).find(({ slug }) => slug === query.place);
  if (city === undefined) throw valuesNotAllowed({ place: 'Choose one of our cities.' });
  const of = { cityId: city.id, type: query.type };
  const range = await readPriceRange(database, of);
  const bookedBps = range && ((await readBookedShareBps(database, of, now())) ?? null);
  const money = (amountMinor: number) => toMoney(amountMinor, city.currency);
  const dailyMinor = query.daily_price_minor ?? range?.medianMinor;

  const priced = tripDays.flatMap((days) => {
    if (dailyMinor === undefined) return [];
    const price = priceRental({
      dayRatesMinor: Array.from({ length: days }, () => dailyMinor),
      discounts: {
        weeklyDiscountBps: query.weekly_discount_bps ?? 0,
        monthlyDiscountBps: query.monthly_discount_bps ?? 0,
      },
      shares: { ...marketplaceTerms, taxBps: city.tax_bps },
    });
    return [{ days, price }];
  });
  const ofThree = priced.find(({ days }) => days === usualDays);
  return {
    commission_bps: marketplaceTerms.commissionBps,
    daily_price: dailyMinor === undefined ? null : money(dailyMinor),
    similar: range && {
      cars: range.cars,
      from: money(range.fromMinor),
      to: money(range.toMinor),
      booked_bps: bookedBps,
    },
    payout_per_month:
      bookedBps === null || !ofThree
        ? null
        : money(Math.round((ofThree.price.payoutMinor * 30 * bookedBps) / usualDays / 10_000)),
    trips: priced.map(({ days, price }) => ({
      days,
      rental: money(price.rentalMinor),
      commission: money(price.commissionMinor),
      payout: money(price.payoutMinor),
      fee: money(price.feeMinor),
      tax: money(price.taxMinor),
      total: money(price.totalMinor),
      payout_per_day: money(Math.round(price.payoutMinor / days)),
      total_per_day: money(Math.round(price.totalMinor / days)),
    })),
  };
}
