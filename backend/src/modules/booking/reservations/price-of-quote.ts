import type { Quote } from '../quotes/quotes.table.js';
import { type PricedRental, priceDays } from '../../catalog/public.js';

/**
 * The parts of a quoted price, by the function that made it.
 *
 * @throws Error should it not come to what was quoted: that would be charged, so no one may be
 */
export function priceOfQuote(quote: Quote): PricedRental {
  const price = priceDays(
    quote.day_rates.map(({ rate_minor }) => rate_minor),
    quote.terms,
  );
  if (price.totalMinor !== quote.total_minor) {
    throw new Error(`Quote ${quote.uuid} says ${quote.total_minor}, its days cost ${price.totalMinor}`);
  }
  return price;
}
