import { lateFeePayment } from '../late-returns/late-fee-payment.js';
import { differencePayment } from '../changes/difference-payment.js';
import { depositPayment } from '../deposits/deposit-payment.js';
import { bookingPayment } from '../reservations/booking-payment.js';
import { anewPayment, isAnew, followVerdict } from '../reservations/pay-anew.js';
import {
  findReservation,
  lockReservation,
  type LockedTrip,
} from '../reservations/reservations.repository.js';
import type { PaidPart, Payable, PayablePart, Payables } from '../../payments/public.js';

/** What each purpose of a payment is of a trip. */
const parts: Record<PaidPart['purpose'], (trip: LockedTrip, part: PaidPart) => PayablePart> = {
  booking: (trip, part) => (isAnew(trip.reservation, part) ? anewPayment(trip) : bookingPayment(trip)),
  difference: differencePayment,
  late_fee: lateFeePayment,
  deposit: depositPayment,
};

/** Reservations as billing sees them: what is paid for, and what follows from each answer of the bank. */
export const payables: Payables = {
  find: findReservation,
  lock: async (transaction, uuid) => {
    const trip = await lockReservation(transaction, uuid);
    return trip && toPayable(trip);
  },
};

function toPayable(trip: LockedTrip): Payable {
  const { transaction, reservation, car } = trip;
  const { uuid, customer_uuid, owner_uuid, currency, status } = reservation;
  return {
    uuid,
    customer_uuid,
    owner_uuid,
    currency,
    isOver: status === 'completed' || status === 'cancelled' || status === 'no_show',
    description: `${car.make} ${car.model}, ${reservation.pick_up_at.toISOString().slice(0, 10)}`,
    bookingCode: reservation.booking_code,
    keepsMethod: reservation.deposit_minor > 0,
    part: (part) => parts[part.purpose](trip, part),
    bankDecided: async (now) => await followVerdict(transaction, reservation, now),
  };
}
