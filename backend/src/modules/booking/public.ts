export type { BookingEvent, ChangeEvent, ReviewEvent, TripEvent } from './events.js';
export { MyPaymentRef } from './payments/my-payment.schemas.js';
export { listMyPayments } from './payments/my-payments.js';
export { findVerifiedHold, type HeldToPay } from './holds/holds.repository.js';
export { endHoldsOfSuspended } from './holds/end-holds-of-suspended.js';
export { settleVerificationHolds } from './holds/settle-verification-holds.js';
export { mostUnverifiedHolds } from './verification-holds/unverified-holds.js';
export { payables } from './payments/payables.js';
export { hasTripOn } from './reservations/has-trip-on.repository.js';
export { findReservations } from './viewing/list-reservations.repository.js';
export { toReservation, toReservations } from './viewing/reservation-body.js';
export { findReservation } from './reservations/reservations.repository.js';
export { agreedStatuses, reservationStatuses } from './reservations/reservation-life-cycle.js';
export { ReservationRef } from './viewing/reservation.schemas.js';
export type { Reservation } from './reservations/reservations.table.js';
export { findWantedTrip, forgetWantedTrip, type WantedTrip } from './wanted-trips/wanted-trips.repository.js';
export { selectWaitingTrips, waitingForOwner } from './viewing/waiting-trips.repository.js';
export { findOverdueLateFee } from './late-returns/overdue-late-fee.repository.js';
export {
  countHostedTrips,
  countTrips,
  findOpenMatterOfTrips,
  readOpenTrips,
} from './reservations/trips-of-user.repository.js';
