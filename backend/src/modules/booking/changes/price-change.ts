import { cancelledByCustomer } from '../cancellation/cancellation-of.js';
import type { BoughtDay, CancellationBasis, Reservation } from '../reservations/reservations.table.js';
import {
  type DatedRate,
  type PriceLine,
  type ReservationPrice,
  type Split,
  type TripPeriod,
  dayRates,
  daysFrom,
  priceDays,
  priceLines,
  shareOut,
  toReservationPrice,
} from '../../catalog/public.js';

export interface PricedChange {
  dayRates: BoughtDay[];
  price: ReservationPrice;
  lines: PriceLine[];
  basis: CancellationBasis;
  /** New total − old total. */
  differenceMinor: number;
  /** Less goes back than the days cost: no more than cancelling now would give back. */
  isCapped: boolean;
}

interface TodaysRates {
  daily_price_minor: number;
  dated_rates: readonly DatedRate[];
}

type ChangedTrip = Pick<
  Reservation,
  | 'day_rates'
  | 'terms'
  | 'price'
  | 'currency'
  | 'basis'
  | 'booked_at'
  | 'cancellation_policy'
  | 'pick_up_at'
  | 'time_zone'
>;

/**
 * What a trip costs after a change: days already bought keep their rate, added ones take today's, and the terms are those
 * that it was booked with. Making it smaller gives back no more than cancelling now would; what that keeps is a line.
 *
 * @param paidMinor what is paid and was not given back
 */
export function priceChange(
  trip: ChangedTrip,
  car: TodaysRates,
  period: TripPeriod,
  { paidMinor, now }: { paidMinor: number; now: Date },
): PricedChange {
  const { terms, currency } = trip;
  const days = Math.max(terms.min_days, period.days);
  const bought = new Map(trip.day_rates.map(({ on, rate_minor }) => [on, rate_minor]));
  const rates = dayRates(period.firstOn, days, car.daily_price_minor, car.dated_rates, bought);
  const rental = priceDays(rates, terms);

  const { refundMinor, keptMinor } = cancelledByCustomer(trip, paidMinor, now);
  const oldTotalMinor = trip.price.total_minor;
  const newTotalMinor = Math.max(rental.totalMinor, oldTotalMinor - refundMinor);
  const overMinor = newTotalMinor - rental.totalMinor;
  const kept = shareOut(overMinor, splitOf(trip.price));

  const lines = priceLines(rental, rates, {
    currency,
    taxBps: terms.tax_bps,
    isMinimumStay: days > period.days,
  });
  if (overMinor > 0) {
    lines.push({ kind: 'kept', label: 'Kept under the cancellation policy', amount_minor: overMinor });
  }
  const isLarger = newTotalMinor > trip.basis.total_minor;
  return {
    dayRates: daysFrom(period.firstOn, days).map((on, day) => ({ on, rate_minor: rates[day] ?? 0 })),
    price: {
      ...toReservationPrice(rental),
      kept,
      total_minor: newTotalMinor,
      payout_minor: rental.payoutMinor + kept.payout_minor,
    },
    lines,
    basis: {
      total_minor: isLarger ? newTotalMinor : trip.basis.total_minor,
      days: isLarger ? days : trip.basis.days,
      kept_floor_minor: Math.max(trip.basis.kept_floor_minor, keptMinor),
    },
    differenceMinor: newTotalMinor - oldTotalMinor,
    isCapped: overMinor > 0,
  };
}

/** Whose the parts of a price are. */
function splitOf(price: ReservationPrice): Split {
  return {
    payout_minor: price.payout_minor,
    commission_minor: price.commission_minor + price.kept.commission_minor,
    fee_minor: price.fee_minor + price.kept.fee_minor,
    tax_minor: price.tax_minor + price.kept.tax_minor,
  };
}
