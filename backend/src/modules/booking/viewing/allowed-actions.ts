import type { Change } from '../changes/changes.table.js';
import {
  canBeHandedOver,
  canBeObjectedTo,
  isBeforePickUp,
  isNoShowPossible,
} from '../reservations/trip-times.js';
import { canClaimDeposit, canSetDepositAside, isClaimOpen } from '../deposits/deposit-times.js';
import { isWithoutOwner } from '../reservations/standing.js';
import { awaitsVerification, isTripAhead } from '../reservations/reservation-life-cycle.js';
import { areStatementsOpen } from '../late-returns/return-statements.js';
import { isToPayAnew } from '../reservations/pay-anew.js';
import { canReportLateReturn, canReportNotBack, isCarOut } from '../late-returns/late-trip.js';
import type { Reservation } from '../reservations/reservations.table.js';
import type { ViewerAction } from './viewer-actions.js';
import { type Payment, paidStatuses, refundableMinor } from '../../payments/public.js';
import type { Viewer } from '../../people/public.js';

interface Circumstances {
  change: Change | undefined;
  payments: readonly Payment[];
  isReviewed: boolean;
  /** Whose account is suspended: their part of a step cannot be taken. */
  suspended: { customer: boolean; owner: boolean };
  now: Date;
}

/** What a person may do with a reservation now; each of these is checked again when it is done. */
export function allowedActions(
  reservation: Reservation,
  viewer: Viewer,
  { change, payments, isReviewed, suspended, now }: Circumstances,
): ViewerAction[] {
  const { status } = reservation;
  const isPaid = payments.some((payment) => paidStatuses.includes(payment.status));
  const isHeld = reservation.hold_expires_at !== null && reservation.hold_expires_at > now;
  const isAnswerable = reservation.answer_by !== null && reservation.answer_by > now;
  const isCancellable =
    (status === 'pending_owner' || status === 'confirmed') &&
    (isBeforePickUp(reservation, now) ||
      isCarOut(reservation) ||
      isWithoutOwner(reservation, suspended.owner));
  const canBegin = status === 'confirmed' && canBeHandedOver(reservation, now);
  const isUnderWay = status === 'confirmed' || status === 'in_progress';
  const isBeingPaid = payments.some(
    (payment) => payment.change_uuid === change?.uuid && payment.status === 'authorized',
  );
  const isBookingBeingPaid = (payment: Payment) =>
    payment.purpose === 'booking' && payment.change_uuid === null && payment.status === 'authorized';
  const isLateFeeDue = reservation.late_fee_status === 'due';
  const isLateFeeBeingPaid = payments.some(
    (payment) => payment.purpose === 'late_fee' && payment.status === 'authorized',
  );
  const isChangeHeld = change?.status === 'awaiting_payment' && change.pay_by !== null && change.pay_by > now;
  const canAnswerChange = change?.status === 'requested' && change.expires_at > now;

  const of: Record<Viewer, Partial<Record<ViewerAction, boolean>>> = {
    customer: {
      pay:
        !suspended.owner &&
        ((status === 'pending_payment' && isHeld && reservation.verification_hold !== 'awaiting') ||
          (isToPayAnew(reservation) && !payments.some(isBookingBeingPaid))),
      release: status === 'pending_payment' && isHeld,
      cancel: isCancellable && reservation.customer_picked_up_at === null,
      change:
        !suspended.owner &&
        isUnderWay &&
        isPaid &&
        reservation.repay_by === null &&
        change === undefined &&
        reservation.return_at > now,
      withdraw_change: change?.status === 'requested',
      pay_change: !suspended.owner && isChangeHeld && !isBeingPaid,
      // Until the job has tried with the card that paid the trip, nothing is asked of the customer.
      set_deposit_aside:
        !(status === 'confirmed' && suspended.owner) &&
        reservation.deposit_status === 'failed' &&
        canSetDepositAside(reservation, now),
      pay_late_fee: isLateFeeDue && !isLateFeeBeingPaid,
      confirm_pick_up:
        canBegin &&
        reservation.customer_picked_up_at === null &&
        !isWithoutOwner(reservation, suspended.owner),
      confirm_return: status === 'in_progress' && reservation.customer_returned_at === null,
      dispute: status === 'in_progress',
      object: canBeObjectedTo(reservation, now),
      review: status === 'completed' && !isReviewed,
      share: isTripAhead(status),
    },
    owner: {
      accept: status === 'pending_owner' && isAnswerable && !suspended.customer,
      decline: status === 'pending_owner' || awaitsVerification(reservation),
      cancel: status === 'confirmed' && isCancellable,
      answer_change: canAnswerChange,
      hand_over: canBegin && reservation.owner_handed_over_at === null && !suspended.customer,
      take_back:
        status === 'in_progress' && (reservation.owner_took_back_at === null || reservation.return_at <= now),
      late_return: canReportLateReturn(reservation, now),
      claim_deposit: canClaimDeposit(reservation, now),
      not_back: canReportNotBack(reservation, now),
      waive_late_fee: isLateFeeDue,
      no_show: status === 'confirmed' && isNoShowPossible(reservation, now) && !isCarOut(reservation),
      dispute: status === 'in_progress',
      rate_driver: status === 'completed' && reservation.driver_stars === null,
    },
    admin: {
      cancel: isCancellable,
      answer_change: canAnswerChange,
      resolve: status === 'disputed' && !areStatementsOpen(reservation),
      decide_late_return: areStatementsOpen(reservation),
      decide_on_deposit: isClaimOpen(reservation),
      waive_late_fee: isLateFeeDue,
      settle_objection:
        reservation.objected_at !== null &&
        reservation.objection_settled_at === null &&
        !areStatementsOpen(reservation),
      refund: payments.some((payment) => refundableMinor(payment) > 0),
    },
  };
  return Object.entries(of[viewer]).flatMap(([action, can]) => (can ? [action as ViewerAction] : []));
}
