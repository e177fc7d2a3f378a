import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { book, isPast, past } from './book.js';
import { cancelUnpaid } from './cancel-unpaid.js';
import { mayRent } from './may-rent.js';
import { requireOwner } from './standing.js';
import { isOwed } from './reservation-life-cycle.js';
import type { LockedTrip } from './reservations.repository.js';
import { bookingLines } from '../../books/public.js';
import type { PayablePart } from '../../payments/public.js';

/** The price of a car that is held for a customer: charged once it is booked, and once the owner accepts a request. */
export function bookingPayment({ transaction, reservation, car, isOwnerSuspended }: LockedTrip): PayablePart {
  const { uuid: reservationUuid, status, hold_expires_at, price, lines, instant_book } = reservation;
  return {
    refundKind: 'cancellation',
    due: (customer, now) => {
      if (status === 'pending_payment' || status === 'expired') {
        requireOwner(reservation, isOwnerSuspended, 'HOLD_EXPIRED');
      }
      const isHeld = status === 'pending_payment' && hold_expires_at !== null && hold_expires_at > now;
      if (!isHeld && (status === 'pending_payment' || status === 'expired')) {
        throw new Problem(
          409,
          'HOLD_EXPIRED',
          'The time to pay has run out, so we’ve released the car. You haven’t been charged. Please choose it again.',
        );
      }
      if (!isHeld) throw new Problem(409, 'MOVE_NOT_ALLOWED', 'There’s nothing left to pay for this trip.');
      if (isPast(reservation, now)) throw new Problem(409, 'HOLD_EXPIRED', past.message);
      mayRent(customer, { ...reservation, min_driver_age: car.min_driver_age });
      return { amountMinor: price.total_minor, entries: bookingLines(lines, price) };
    },
    authorized: async (_paymentUuid, now) => {
      const refused = await book(transaction, reservation, { isOwnerSuspended, now });
      if (refused === undefined) return instant_book ? 'capture' : 'none';
      if (refused.code === 'hold_expired')
        await publishEvent(transaction, { kind: 'car_gone', reservationUuid }, now);
      return refused;
    },
    nextStep: () => {
      if (status === 'pending_owner') return 'none';
      return isOwed(status) ? 'capture' : 'void';
    },
    captured: () => isOwed(status),
    unpaid: async (now) => {
      const reason = 'The bank approved the payment but then didn’t pay it.';
      await cancelUnpaid(transaction, reservation, { now, refundMinor: 0, reason });
    },
  };
}
