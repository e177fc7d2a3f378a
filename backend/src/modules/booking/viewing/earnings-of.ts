import type { Reservation } from '../reservations/reservations.table.js';
import type { ReservationBody } from './reservation.schemas.js';

/** The owner's part: the rental less the commission, and what happened since to either. */
export function earningsOf(
  { price, terms }: Reservation,
  payoutMinor: number,
): NonNullable<ReservationBody['earnings']> {
  const since = payoutMinor - price.payout_minor;
  return [
    { label: 'Rental', amount_minor: price.payout_minor + price.commission_minor },
    { label: `Commission (${terms.commission_bps / 100}%)`, amount_minor: -price.commission_minor },
    ...(since === 0 ? [] : [{ label: 'Refunds, late fees and claims', amount_minor: since }]),
  ];
}
