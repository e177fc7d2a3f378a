import type { Payout } from '../payments/payments.table.js';

/** Which payouts a person asks for. */
export interface PayoutFilter {
  ownerUuid?: string;
  status?: Payout['status'];
  /** Name or e-mail of the owner, car, plate, or the id of a payout, a trip, an owner or a transfer. */
  query?: string;
}
