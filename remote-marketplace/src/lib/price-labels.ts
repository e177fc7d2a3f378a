import { formatMoney, type Money } from '@drove/shared-ui/formats';

const priceLabels = {
  perDay: (price: string) => `${price} per day`,
  aboutPerDay: (price: string) => `about ${price} per day`,
};

/** A day’s part of a trip’s price; alone while no trip is chosen. */
export interface PriceOfDay {
  perDay: Money;
  trip?: { total: Money; days: number } | undefined;
}

/** Whether so many days at this price are something else than the total: it was rounded to a cent. */
export function isRounded({ perDay, trip }: PriceOfDay): boolean {
  return trip !== undefined && perDay.amount_minor * trip.days !== trip.total.amount_minor;
}

/** What a day costs, in the same words on cards and on the car’s page. */
export function perDayLabel(price: PriceOfDay): string {
  const amount = formatMoney(price.perDay);
  return isRounded(price) ? priceLabels.aboutPerDay(amount) : priceLabels.perDay(amount);
}
