import type { Change, Reservation } from '../api/reservations';

export const TRIP_UUID = '00000000-0000-4000-8000-0000000000d1';

export const euros = (amountMinor: number) => ({ amount_minor: amountMinor, currency: 'EUR' });

/** A confirmed trip of five days in July 2099 as its customer sees it. */
export function aReservation(reservation: Partial<Reservation> = {}): Reservation {
  return {
    reservation_uuid: TRIP_UUID,
    booking_code: '4KX7QZ',
    status: 'confirmed',
    viewer: 'customer',
    car: {
      car_uuid: '00000000-0000-4000-8000-0000000000c1',
      make: 'Fiat',
      model: '500',
      year: 2021,
      photo: null,
      place: {
        slug: 'lisbon',
        name: 'Lisbon',
        country: 'Portugal',
        country_code: 'PT',
        time_zone: 'Europe/Lisbon',
        currency: 'EUR',
      },
      plate: '12-AB-34',
    },
    customer: { fname: 'Mia', lname: 'Meyer', phone: '+49 30 111', phone_e164: '+4930111' },
    driver: null,
    driver_stars: null,
    share_url: null,
    owner: { fname: 'Okoro', phone: '+351 21 222', phone_e164: '+35121222' },
    address: { street: 'Rua Augusta 1', zip_code: '1100-048', city: 'Lisbon' },
    pick_up: '2099-07-01T10:00',
    return: '2099-07-05T10:00',
    pick_up_at: '2099-07-01T09:00:00.000Z',
    return_at: '2099-07-05T09:00:00.000Z',
    time_zone: 'Europe/Lisbon',
    billable_days: 4,
    currency: 'EUR',
    lines: [
      { kind: 'rental', label: '4 days at €42.00', amount_minor: 16_800, days: 4, unit_minor: 4200 },
      { kind: 'fee', label: 'Service fee', amount_minor: 1680 },
      { kind: 'tax', label: 'VAT (23%)', amount_minor: 4250 },
    ],
    total: euros(22_730),
    deposit: euros(30_000),
    late_fee_per_hour: euros(0),
    paid: euros(22_730),
    payout: null,
    earnings: null,
    cancellation_policy: 'flexible',
    cancellation_policy_text: 'Free until 24 hours before pick-up; then one average day is kept.',
    free_cancellation_until: '2099-06-30T09:00:00.000Z',
    instant_book: true,
    hold_expires_at: null,
    awaits_verification: false,
    is_being_verified: false,
    answer_by: null,
    booked_at: '2099-06-01T09:00:00.000Z',
    handed_over_at: null,
    returned_at: null,
    is_overdue: false,
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
    decline_reason: null,
    cancel_reason: null,
    cancelled_by: null,
    can: ['cancel', 'change'],
    change: null,
    payments: [],
    refunds: [],
    timeline: [],
    review: null,
    created_at: '2099-06-01T09:00:00.000Z',
    updated_at: '2099-06-01T09:00:00.000Z',
    ...reservation,
  };
}

/** The same trip as the car's owner sees it. */
export function aHostedTrip(reservation: Partial<Reservation> = {}): Reservation {
  return aReservation({ viewer: 'owner', payout: euros(14_280), can: ['cancel'], ...reservation });
}

/** One page of a list of reservations. */
export function aTripPage(reservations: Reservation[], nextCursor: string | null = null) {
  return { reservations, has_more: nextCursor !== null, next_cursor: nextCursor };
}

type Payment = Reservation['payments'][number];
type Refund = Reservation['refunds'][number];

/** The payment of the trip above. */
export function aPayment(payment: Partial<Payment> = {}): Payment {
  return {
    payment_uuid: '00000000-0000-4000-8000-0000000000e1',
    reservation_uuid: TRIP_UUID,
    change_uuid: null,
    purpose: 'booking',
    status: 'partially_refunded',
    amount: euros(22_730),
    refunded: euros(2000),
    card: { brand: 'visa', last4: '4242' },
    action: null,
    failure: null,
    created_at: '2099-06-01T09:00:00.000Z',
    captured_at: '2099-06-01T09:00:05.000Z',
    ...payment,
  };
}

/** A small part of it that went back. */
export function aRefund(refund: Partial<Refund> = {}): Refund {
  return {
    refund_uuid: '00000000-0000-4000-8000-0000000000b1',
    payment_uuid: '00000000-0000-4000-8000-0000000000e1',
    amount: euros(2000),
    reason: 'The radio was broken',
    kind: 'admin',
    status: 'succeeded',
    retry_of: null,
    created_at: '2099-06-03T09:00:00.000Z',
    settled_at: '2099-06-03T09:00:05.000Z',
    repaid: null,
    ...refund,
  };
}

/** A day more for the trip above, which waits for the owner. */
export function aChange(change: Partial<Change> = {}): Change {
  return {
    change_uuid: '00000000-0000-4000-8000-0000000000a9',
    reservation_uuid: TRIP_UUID,
    status: 'requested',
    pick_up: '2099-07-01T10:00',
    return: '2099-07-06T10:00',
    pick_up_at: '2099-07-01T09:00:00.000Z',
    return_at: '2099-07-06T09:00:00.000Z',
    billable_days: 5,
    currency: 'EUR',
    lines: [],
    old_total: euros(22_730),
    new_total: euros(28_000),
    difference: euros(5270),
    payout: null,
    message: 'Late train',
    reason: null,
    requested_at: '2099-06-10T09:00:00.000Z',
    expires_at: '2099-06-11T09:00:00.000Z',
    pay_by: null,
    ...change,
  };
}
