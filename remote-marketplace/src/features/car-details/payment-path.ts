import type { Car } from '../../api/cars';
import type { Quote } from '../../api/quotes';

/** Where a priced trip is paid. */
export function paymentPath(car: Car, quote: Quote): string {
  const chosen = new URLSearchParams({
    car: car.car_uuid,
    pick_up: quote.pick_up,
    return: quote.return,
    quote: quote.quote_uuid,
  });
  return `/payment?${chosen.toString()}`;
}
