import type { Reservation } from '../../api/reservations';

type Payment = Reservation['payments'][number];
type Refund = Reservation['refunds'][number];

const beforePickUp: Reservation['status'][] = ['pending_payment', 'pending_owner', 'confirmed'];
const beforeEnd: Reservation['status'][] = [...beforePickUp, 'in_progress', 'disputed'];
/** Ended before it began: what it would have cost is no price that is owed. */
const withoutTrip: Reservation['status'][] = ['declined', 'expired', 'cancelled'];

/** Whether the cancellation terms still mean something. */
export const canBeCancelled = ({ status }: Reservation) => beforePickUp.includes(status);

/** Where the deposit of a trip is as long as its end is ahead: to be set aside, or set aside; undefined without one. */
export function depositAhead({
  status,
  deposit,
  deposit_status: state,
}: Reservation): 'to come' | 'held' | undefined {
  if (deposit.amount_minor === 0 || !beforeEnd.includes(status)) return undefined;
  if (state === 'held') return 'held';
  return beforePickUp.includes(status) ? 'to come' : undefined;
}

/** Whether a late return would still cost something. */
export const isLateFeeAhead = ({ status, late_fee_per_hour: perHour }: Reservation) =>
  perHour.amount_minor > 0 && beforeEnd.includes(status);

/** Whether the trip never took place, and never will. */
export const hasEndedEarly = ({ status }: Reservation) => withoutTrip.includes(status);

/** Whether nothing more comes of the trip but what its sides may still claim. */
export const hasEnded = (reservation: Reservation) =>
  hasEndedEarly(reservation) || reservation.status === 'completed' || reservation.status === 'no_show';

/** What was kept of a cancelled trip's price, in minor units. */
export const cancellationFeeMinor = ({ status, paid }: Reservation) =>
  status === 'cancelled' ? paid.amount_minor : 0;

/**
 * The payments that say something of the trip as it is. A try that failed does so only while what it was for is
 * still to be paid.
 */
export function shownPayments({ status, change, payments, late_fee: lateFee }: Reservation): Payment[] {
  const isStillDue = ({ purpose, change_uuid: changeUuid }: Payment) => {
    if (purpose === 'late_fee') return lateFee?.status === 'due';
    return changeUuid === null
      ? status === 'pending_payment'
      : change?.change_uuid === changeUuid && change.status === 'awaiting_payment';
  };
  return payments.filter(
    (payment) => !['failed', 'cancelled'].includes(payment.status) || isStillDue(payment),
  );
}

/** The refunds without the tries that another one has replaced. */
export function shownRefunds({ refunds }: Reservation): Refund[] {
  const replaced = new Set(refunds.map(({ retry_of: uuid }) => uuid));
  return refunds.filter(({ refund_uuid: uuid }) => !replaced.has(uuid));
}

/** Where the money of a cancelled trip is. */
export type RefundState = 'nothing charged' | 'on hold' | 'on its way' | 'refunded';

/** Where the money of a cancelled trip is; `on its way` until every refund has arrived, or a bank decides on one. */
export function refundState(reservation: Reservation): RefundState {
  const refunds = shownRefunds(reservation);
  if (refunds.length === 0) return 'nothing charged';
  const hasArrived = ({ status, repaid }: Refund) =>
    ['succeeded', 'charged_back'].includes(status) || repaid !== null;
  if (refunds.some(({ status }) => status === 'on_hold')) return 'on hold';
  return refunds.every(hasArrived) ? 'refunded' : 'on its way';
}
