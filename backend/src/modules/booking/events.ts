import type { Party } from './reservations/reservations.table.js';

/** They took too long; could not be verified, or not for this car; were, and did not pay; or did not want it any more. */
export type VerificationHoldEnd = 'time' | 'refused' | 'unpaid' | 'released';

/** From the choice of a car to a confirmed trip, or none. */
export type BookingEvent = { reservationUuid: string } & (
  | { kind: 'reservation_requested'; answerBy: Date }
  | { kind: 'reservation_confirmed'; by: 'instant_book' | 'owner' }
  /** A request; or the owner did not want to wait until the customer is verified. */
  | { kind: 'reservation_declined'; reason: string; wasHeld?: boolean }
  /** The owner did not answer in time. */
  | { kind: 'reservation_expired' }
  /** The car is held until its customer is verified, then, and longer once they send documents; and it no longer is. */
  | { kind: 'held_until_verified'; until: Date; areDocumentsSent?: boolean }
  | { kind: 'verification_hold_ended'; why: VerificationHoldEnd; reason: string }
  /** The customer did not pay in time; or it ended before that, and why. */
  | { kind: 'hold_expired'; reason?: string }
  /** Paid after the hold had ended, and another person has the car. */
  | { kind: 'car_gone' }
);

/** What becomes of a confirmed trip. */
export type TripEvent = { reservationUuid: string } & (
  | {
      kind: 'reservation_cancelled';
      by: Party;
      /** A request that was not accepted yet was not. */
      wasPaid: boolean;
      refundMinor: number;
      /** Some of it waits for a bank that decides a dispute. */
      isOnHold?: boolean;
      reason?: string | undefined;
    }
  /** A bank has taken the payment back for good: it is to be paid again until then, or has been. */
  | { kind: 'trip_to_pay_anew'; amountMinor: number; payBy: Date }
  | { kind: 'trip_paid_anew' }
  | { kind: 'trip_started' | 'trip_completed' | 'trip_no_show' }
  | { kind: 'trip_disputed'; by: 'customer' | 'owner'; reason: string }
  | { kind: 'trip_resolved'; reason: string }
  /** One side says that the car was handed over, or that it is back; the other is to confirm. */
  | { kind: 'handover_confirmed'; by: 'customer' | 'owner'; what: 'pick_up' | 'return' }
  | { kind: 'trip_objected' | 'objection_settled'; reason: string }
  | { kind: 'late_fee_due'; amountMinor: number; hours: number }
  /** It is not paid: by then a new trip cannot be booked, or cannot be already. */
  | { kind: 'late_fee_reminder'; amountMinor: number; payBy: Date; isOverdue: boolean }
  | { kind: 'late_fee_waived'; amountMinor: number; reason: string }
  /** The owner says that the car has not come back. */
  | { kind: 'car_not_back' }
  | { kind: 'deposit_held' | 'deposit_failed' | 'deposit_released' }
  | { kind: 'deposit_claimed' | 'deposit_decided'; amountMinor: number; reason: string }
  /** The bank did not pay what was decided. */
  | { kind: 'deposit_not_paid'; amountMinor: number }
  /** The customer before is late with the car; then they have brought it back. */
  | { kind: 'car_may_be_late' | 'car_is_back' }
);

/** What becomes of a change of a trip. */
export type ChangeEvent = { changeUuid: string } & (
  | { kind: 'change_requested' | 'change_withdrawn' }
  /** It costs something, and waits to be paid. */
  | { kind: 'change_approved' }
  /** The bank set the difference aside and then did not pay it. */
  | { kind: 'difference_unpaid' }
  | { kind: 'change_applied' }
  | { kind: 'change_declined'; reason: string }
  /** Not answered, or not paid, in time. */
  | { kind: 'change_expired'; wasApproved: boolean }
);

/** What a customer thought of a trip. */
export interface ReviewEvent {
  kind: 'review_written';
  reservationUuid: string;
  stars: number;
}

declare module '../../platform/outbox/domain-events.js' {
  interface DomainEvents {
    booking: BookingEvent;
    trip: TripEvent;
    change: ChangeEvent;
    review: ReviewEvent;
  }
}
