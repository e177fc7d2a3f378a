import { toMoney } from '../../../platform/money/money.schemas.js';
import type { ReservationBody } from '../viewing/reservation.schemas.js';
import type { Reservation } from '../reservations/reservations.table.js';

/** Where the deposit of a trip is, as the API shows it. */
export function depositOf(
  reservation: Reservation,
): Pick<ReservationBody, 'deposit_status' | 'deposit_claim'> {
  const { currency, deposit_claim_minor, deposit_claim_reason, deposit_claimed_at } = reservation;
  const { deposit_taken_minor, deposit_decision, deposit_status } = reservation;
  const isClaimed =
    deposit_claim_minor !== null && deposit_claim_reason !== null && deposit_claimed_at !== null;
  return {
    deposit_status,
    deposit_claim: isClaimed
      ? {
          amount: toMoney(deposit_claim_minor, currency),
          reason: deposit_claim_reason,
          at: deposit_claimed_at.toISOString(),
          taken: deposit_taken_minor === null ? null : toMoney(deposit_taken_minor, currency),
          decision: deposit_decision,
        }
      : null,
  };
}
