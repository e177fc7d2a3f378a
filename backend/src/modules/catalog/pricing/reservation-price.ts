import type { PricedRental } from './price-rental.js';
import type { Split } from './split.js';

/** What a trip costs, part by part, in minor units: the same parts that the ledger has lines for. */
export interface ReservationPrice {
  base_minor: number;
  discount_minor: number;
  fee_minor: number;
  tax_minor: number;
  commission_minor: number;
  /** What the cancellation policy keeps of a trip that was made smaller, and whose that is. */
  kept: Split;
  total_minor: number;
  /** What the owner gets. */
  payout_minor: number;
}

/** A rental's price in the form in which reservations keep it. */
export function toReservationPrice(rental: PricedRental): ReservationPrice {
  return {
    base_minor: rental.baseMinor,
    discount_minor: rental.discountMinor,
    fee_minor: rental.feeMinor,
    tax_minor: rental.taxMinor,
    commission_minor: rental.commissionMinor,
    kept: { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 },
    total_minor: rental.totalMinor,
    payout_minor: rental.payoutMinor,
  };
}
