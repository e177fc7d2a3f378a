import { useEarnings } from '../../api/earnings';
import { Earnings } from '../../ui/earnings';
import type { OwnCar } from './api/my-cars';

/** What the price that a car has comes to. */
export function EarningsOfCar({ car }: { car: OwnCar }) {
  const { daily_price_minor: price, place_slug: place, type } = car;
  const earnings = useEarnings({
    // Without a price the question would be what others ask.
    place: price === null ? '' : (place ?? ''),
    type,
    dailyPriceMinor: price ?? undefined,
    weeklyDiscountBps: car.weekly_discount_bps,
    monthlyDiscountBps: car.monthly_discount_bps,
  });
  return <Earnings {...earnings} />;
}
