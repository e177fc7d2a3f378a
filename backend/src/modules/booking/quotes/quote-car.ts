import type { Deps } from '../../../platform/deps.js';
import type { QuoteRequest } from './quote.schemas.js';
import { insertQuoteIfFree } from './quotes.repository.js';
import { quoteLastsMs } from './quote-times.js';
import type { Quote } from './quotes.table.js';
import {
  bufferedTime,
  carNotFound,
  daysFrom,
  findCar,
  horizonOf,
  isComplete,
  priceLines,
  priceTrip,
  readTripPeriod,
  requireRulesKept,
  rulesOf,
  termsOf,
  unavailableFor,
} from '../../catalog/public.js';

const keptAfterMs = 24 * 3_600_000;

/**
 * What a public car costs for a period, kept so that exactly this can be reserved until it expires.
 *
 * @throws Problem 404 CAR_NOT_FOUND, 409 CAR_UNAVAILABLE, 422 PERIOD_NOT_ALLOWED, and as `requireRulesKept`
 */
export async function quoteCar(
  { database, now, bookingHorizonDays }: Deps,
  request: QuoteRequest,
): Promise<Quote> {
  const car = await findCar(database, request.car_uuid);
  if (car === undefined || !isComplete(car) || !car.is_public) throw carNotFound();

  const at = now();
  const limits = { now: at, horizonDays: horizonOf(car, bookingHorizonDays) };
  const period = readTripPeriod(request, car.time_zone, limits);
  const wanted = { ...limits, carUuid: car.uuid, rules: rulesOf(car) };
  await requireRulesKept(database, period, wanted);
  const times = { pick_up_at: period.pickUpAt, return_at: period.returnAt };

  const { price, dayRatesMinor, isMinimumStay } = priceTrip(car, period);
  const lines = priceLines(price, dayRatesMinor, {
    currency: car.currency,
    taxBps: car.tax_bps,
    isMinimumStay,
  });
  const row = {
    car_uuid: car.uuid,
    ...times,
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
  const taking = bufferedTime(times, wanted.rules);
  const quote = await insertQuoteIfFree(database, row, { taking, now: at, clearExpiredBefore });
  if (quote === undefined) throw await unavailableFor(database, period, wanted);
  return quote;
}
