import type { Change, ChangeOfTrip } from '../features/payment/api/changes';
import type { Payment, Reservation } from '../api/reservations';
import { aPhoto, aPlace, aQuote, CAR_UUID, euros } from './cars';

export const RESERVATION_UUID = '00000000-0000-4000-8000-0000000000d1';
export const CHANGE_UUID = '00000000-0000-4000-8000-0000000000e1';

export function aPayment(payment: Partial<Payment> = {}): Payment {
  return {
    payment_uuid: '00000000-0000-4000-8000-0000000000b1',
    reservation_uuid: RESERVATION_UUID,
    change_uuid: null,
    purpose: 'booking',
    status: 'captured',
    amount: euros(17_048),
    refunded: euros(0),
    card: { brand: 'visa', last4: '4242' },
    action: null,
    failure: null,
    created_at: '2099-07-01T11:52:00.000Z',
    captured_at: payment.status === undefined ? '2099-07-01T11:52:01.000Z' : null,
    ...payment,
  };
}

/** Held for its customer until six minutes past noon of the first of July, and to be paid. */
export function aReservation(reservation: Partial<Reservation> = {}): Reservation {
  const {
    quote_uuid: _quote,
    car_uuid: _car,
    price_per_day: _price,
    expires_at: _expiry,
    ...trip
  } = aQuote();
  return {
    ...trip,
    reservation_uuid: RESERVATION_UUID,
    booking_code: '4KX7QZ',
    status: 'pending_payment',
    viewer: 'customer',
    car: {
      car_uuid: CAR_UUID,
      make: 'Fiat',
      model: '500',
      year: 2021,
      photo: aPhoto(),
      place: aPlace,
      plate: null,
    },
    customer: { fname: 'Carla', lname: 'Meyer', phone: null, phone_e164: null },
    driver: null,
    driver_stars: null,
    share_url: null,
    owner: { fname: 'Oscar', phone: null, phone_e164: null },
    address: null,
    paid: euros(0),
    payout: null,
    earnings: null,
    instant_book: true,
    hold_expires_at: '2099-07-01T12:06:00.000Z',
    awaits_verification: false,
    is_being_verified: false,
    answer_by: null,
    booked_at: null,
    handed_over_at: null,
    returned_at: null,
    is_overdue: false,
    decline_reason: null,
    cancel_reason: null,
    confirmed: { pick_up: [], return: [] },
    object_by: null,
    objection: null,
    deposit_status: null,
    deposit_claim: null,
    late_fee: null,
    return_statements: null,
    repay: null,
    repay_by: null,
    not_back_at: null,
    car_late: null,
    cancelled_by: null,
    can: ['pay'],
    change: null,
    payments: [],
    refunds: [],
    timeline: [],
    review: null,
    created_at: '2099-07-01T11:51:00.000Z',
    updated_at: '2099-07-01T11:51:00.000Z',
    ...reservation,
  };
}

/** Paid and agreed. */
export function aBookedTrip(reservation: Partial<Reservation> = {}): Reservation {
  return aReservation({
    status: 'confirmed',
    hold_expires_at: null,
    booked_at: '2099-07-01T11:52:01.000Z',
    can: ['cancel', 'change'],
    payments: [aPayment()],
    paid: euros(17_048),
    ...reservation,
  });
}

/** A day more, approved, and to be paid until a quarter past eleven of the second of July. */
function aChange(change: Partial<Change> = {}): Change {
  const { lines, currency } = aQuote();
  return {
    change_uuid: CHANGE_UUID,
    reservation_uuid: RESERVATION_UUID,
    status: 'awaiting_payment',
    pick_up: '2099-07-10T10:00',
    return: '2099-07-14T10:00',
    pick_up_at: '2099-07-10T09:00:00.000Z',
    return_at: '2099-07-14T09:00:00.000Z',
    billable_days: 4,
    currency,
    lines,
    old_total: euros(17_048),
    new_total: euros(22_731),
    difference: euros(5683),
    payout: null,
    message: null,
    reason: null,
    requested_at: '2099-07-01T09:00:00.000Z',
    expires_at: '2099-07-02T09:00:00.000Z',
    pay_by: '2099-07-02T11:15:00.000Z',
    ...change,
  };
}

/** A change and its trip, as they are requested together. */
export function aChangeOfTrip(change: Partial<Change> = {}, trip: Partial<Reservation> = {}): ChangeOfTrip {
  return {
    change: aChange(change),
    reservation: aBookedTrip({ can: ['cancel', 'pay_change'], change: aChange(change), ...trip }),
  };
}
