import type { Earnings } from '../api/earnings';

const euros = (amountMinor: number) => ({ amount_minor: amountMinor, currency: 'EUR' });

/** What €30.00 a day comes to in Lisbon, for one day. */
export function someEarnings(earnings: Partial<Earnings> = {}): Earnings {
  return {
    commission_bps: 1500,
    daily_price: euros(3000),
    similar: { cars: 12, from: euros(2800), to: euros(4500), booked_bps: 4500 },
    payout_per_month: euros(34_425),
    trips: [
      {
        days: 1,
        rental: euros(3000),
        commission: euros(450),
        payout: euros(2550),
        fee: euros(240),
        tax: euros(745),
        total: euros(3985),
        payout_per_day: euros(2550),
        total_per_day: euros(3985),
      },
    ],
    ...earnings,
  };
}
