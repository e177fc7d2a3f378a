import { toMoney } from '../../../platform/money/money.schemas.js';
import type { ReservationBody } from '../viewing/reservation.schemas.js';
import { areStatementsOpen } from './return-statements.js';
import type { Reservation } from '../reservations/reservations.table.js';

/** What a late return means for a trip, as the API shows it. */
export function lateReturnOf(
  reservation: Reservation,
): Pick<
  ReservationBody,
  'late_fee_per_hour' | 'late_fee' | 'return_statements' | 'not_back_at' | 'car_late'
> {
  const { currency, late_hours, late_fee_minor, late_fee_status, late_fee_at } = reservation;
  const isFee =
    late_hours !== null && late_fee_minor !== null && late_fee_status !== null && late_fee_at !== null;
  const { customer_returned_at: customer, late_return_claimed_at: owner } = reservation;
  return {
    late_fee_per_hour: toMoney(reservation.late_fee_per_hour_minor, currency),
    late_fee: isFee
      ? {
          hours: late_hours,
          amount: toMoney(late_fee_minor, currency),
          status: late_fee_status,
          at: late_fee_at.toISOString(),
        }
      : null,
    return_statements:
      areStatementsOpen(reservation) && customer !== null && owner !== null
        ? { customer: customer.toISOString(), owner: owner.toISOString() }
        : null,
    not_back_at: reservation.not_back_at?.toISOString() ?? null,
    car_late: reservation.car_late_at === null ? null : reservation.car_back_at === null ? 'out' : 'back',
  };
}
