import type { Deps } from '../../../platform/deps.js';
import type { QuoteRequest } from './quote.schemas.js';
import { insertQuoteIfFree } from './quotes.repository.js';
import type { Quote } from './quotes.table.js';
import {
  carNotFound,
  carUnavailable,
  daysFrom,
  findCar,
  horizonOf,
  isComplete,
  priceLines,
  priceTrip,
  readTripPeriod,
  termsOf,
} from '../../catalog/public.js';

/** Long enough to sign in and find a card, short enough that an owner's new price soon counts. */
const quoteLastsMs = 30 * 60_000;
const keptAfterMs = 24 * 3_600_000;

/**
 * What a public car costs for a period, kept so that exactly this can be reserved until it expires.
 *
 * @throws Problem 404 CAR_NOT_FOUND, 409 CAR_UNAVAILABLE, 422 PERIOD_NOT_ALLOWED
 */
export async function quoteCar(
  { database, now, bookingHorizonDays }: Deps,
  request: QuoteRequest,
): Promise<Quote> {
  const car = await findCar(database, request.car_uuid);
  if (car === undefined || !isComplete(car) || !car.is_public) throw carNotFound();

  const period = readTripPeriod(request, car.time_zone, {
    now: now(),
    horizonDays: horizonOf(car, bookingHorizonDays),
  });
  const { pickUpAt: from, returnAt: to } = period;

  const { price, dayRatesMinor, isMinimumStay } = priceTrip(car, period);
  const lines = priceLines(price, dayRatesMinor, {
    currency: car.currency,
    taxBps: car.tax_bps,
    isMinimumStay,
  });
  const at = now();
  const row = {
    car_uuid: car.uuid,
    pick_up_at: from,
    return_at: to,
    time_zone: car.time_zone,
    currency: car.currency,
    day_rates: JSON.stringify(
      daysFrom(period.firstOn, dayRatesMinor.length).map((on, day) => ({
        on,
        rate_minor: dayRatesMinor[day],
      })),
    ),
    lines: JSON.stringify(lines),
    total_minor: price.totalMinor,
    fee_minor: price.feeMinor,
    tax_minor: price.taxMinor,
    commission_minor: price.commissionMinor,
    payout_minor: price.payoutMinor,
    deposit_minor: car.deposit_minor,
    late_fee_per_hour_minor: car.late_fee_per_hour_minor,
    cancellation_policy: car.cancellation_policy,
    terms: JSON.stringify(termsOf(car)),
    expires_at: new Date(at.getTime() + quoteLastsMs),
  };
  const clearExpiredBefore = new Date(at.getTime() - keptAfterMs);
  const quote = await insertQuoteIfFree(database, row, { now: at, clearExpiredBefore });
  if (quote === undefined) throw carUnavailable();
  return quote;
}
