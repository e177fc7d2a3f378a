import type { Insertable } from 'kysely';
import { localTime } from '../../src/platform/time/local-time.js';
import type { Car } from '../../src/modules/catalog/cars/cars.table.js';
import { isComplete } from '../../src/modules/catalog/cars/complete-car.js';
import { bookingLines } from '../../src/modules/books/ledger/ledger-lines.js';
import type { LedgerLine } from '../../src/modules/books/ledger/ledger.table.js';
import type { PaymentsTable } from '../../src/modules/payments/payments/payments.table.js';
import type { TestProviderIntentsTable } from '../../src/modules/payments/providers/test/test-provider.tables.js';
import { daysFrom } from '../../src/modules/catalog/pricing/day-rates.js';
import { priceLines } from '../../src/modules/catalog/pricing/price-lines.js';
import { priceTrip } from '../../src/modules/catalog/pricing/price-trip.js';
import { termsOf } from '../../src/modules/catalog/pricing/rental-terms.js';
import { toReservationPrice } from '../../src/modules/catalog/pricing/reservation-price.js';
import type { ReservationsTable } from '../../src/modules/booking/reservations/reservations.table.js';
import type { DemoTrip } from './demo-trips.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What the database gets for one trip, priced as a customer's would be. */
export interface DemoTripRows {
  trip: DemoTrip;
  ownerUuid: string;
  reservationUuid: string;
  paymentUuid: string;
  payoutUuid: string;
  /** When the owner gets their part of a trip that is completed. */
  paidOutAt: Date;
  /** When the owner's bank had taken it; null while an administrator has not said so. */
  confirmedAt: Date | null;
  reservation: Insertable<ReservationsTable>;
  payment: Insertable<PaymentsTable>;
  intent: Insertable<TestProviderIntentsTable>;
  entries: LedgerLine[];
  currency: string;
  payoutMinor: number;
}

/** The rows of a trip with a car; the test provider knows of its payment, so that money can go back. */
export function demoTripRows(trip: DemoTrip, car: Car): DemoTripRows {
  if (!isComplete(car)) throw new Error(`The demo rents out car ${car.uuid}, which lacks something`);
  const { number, bookedAt, pickUpAt, returnAt, status } = trip;
  const firstOn = localTime(pickUpAt, car.time_zone).toPlainDate().toString();
  const days = Math.max(1, Math.round((returnAt.getTime() - pickUpAt.getTime()) / dayMs));
  const priced = priceTrip(car, { firstOn, days });
  const rates = priced.dayRatesMinor;
  const { currency, tax_bps: taxBps } = car;
  const lines = priceLines(priced.price, rates, { currency, taxBps, isMinimumStay: priced.isMinimumStay });
  const price = toReservationPrice(priced.price);
  const entries = bookingLines(lines, price);
  const [reservationUuid, paymentUuid, quoteUuid, payoutUuid] = [
    idOf('8004', number),
    idOf('8005', number),
    idOf('8006', number),
    idOf('8007', number),
  ];
  const isOver = status === 'completed' || status === 'disputed';
  const isRequest = status === 'pending_owner';
  const paid = {
    amount_minor: price.total_minor,
    currency,
    card_brand: 'visa',
    card_last4: '4242',
    // Of a request the money is only set aside.
    captured_minor: isRequest ? 0 : price.total_minor,
    created_at: bookedAt,
    status: isRequest ? 'authorized' : 'captured',
  } as const;
  return {
    trip,
    reservationUuid,
    paymentUuid,
    currency,
    entries: isRequest ? [] : entries,
    ownerUuid: car.owner_uuid,
    payoutUuid,
    paidOutAt: new Date(returnAt.getTime() + dayMs),
    confirmedAt: new Date(returnAt.getTime() + 2 * dayMs),
    payoutMinor: price.payout_minor,
    reservation: {
      uuid: reservationUuid,
      customer_uuid: trip.customerUuid,
      car_uuid: car.uuid,
      owner_uuid: car.owner_uuid,
      status,
      pick_up_at: pickUpAt,
      return_at: returnAt,
      time_zone: car.time_zone,
      currency,
      day_rates: JSON.stringify(
        daysFrom(firstOn, rates.length).map((on, day) => ({ on, rate_minor: rates[day] ?? 0 })),
      ),
      terms: JSON.stringify(termsOf(car)),
      price: JSON.stringify(price),
      lines: JSON.stringify(lines),
      basis: JSON.stringify({ total_minor: price.total_minor, days: rates.length, kept_floor_minor: 0 }),
      deposit_minor: car.deposit_minor,
      buffer_before_minutes: car.effective_buffer_before_minutes,
      buffer_after_minutes: car.effective_buffer_after_minutes,
      cancellation_policy: car.cancellation_policy,
      instant_book: car.instant_book,
      quote_uuid: quoteUuid,
      claim_uuid: trip.claimUuid,
      hold_expires_at: null,
      answer_by: trip.answerBy,
      booked_at: bookedAt,
      cancelled_by: status === 'cancelled' ? 'customer' : null,
      cancel_reason: status === 'cancelled' ? 'Our plans have changed.' : null,
      handed_over_at: isOver || status === 'in_progress' ? pickUpAt : null,
      returned_at: status === 'completed' ? returnAt : null,
      // Owners still have some to rate.
      driver_stars: status === 'completed' && Number(number) % 4 !== 0 ? 5 - (Number(number) % 2) : null,
      created_at: bookedAt,
      updated_at: endedAt(trip),
    },
    payment: {
      ...paid,
      uuid: paymentUuid,
      reservation_uuid: reservationUuid,
      change_uuid: null,
      purpose: 'booking',
      provider: 'test',
      provider_ref: refOf(number),
      idempotency_key: `demo-${number}`,
      entries: JSON.stringify(entries),
      authorized_at: bookedAt,
      captured_at: isRequest ? null : bookedAt,
      updated_at: bookedAt,
    },
    intent: {
      ...paid,
      ref: refOf(number),
      payment_uuid: paymentUuid,
      idempotency_key: `authorize-${paymentUuid}`,
      failure_code: null,
      answers: 'at_once',
    },
  };
}

/** When a trip last moved on. */
export function endedAt({ status, bookedAt, pickUpAt, returnAt }: DemoTrip): Date {
  switch (status) {
    case 'completed':
    case 'disputed':
      return returnAt;
    case 'cancelled':
      return new Date(bookedAt.getTime() + dayMs);
    case 'no_show':
      return new Date(pickUpAt.getTime() + 3 * hourMs);
    default:
      return bookedAt;
  }
}

function idOf(kind: string, number: string): string {
  return `00000000-0000-4000-${kind}-${number}`;
}

function refOf(number: string): string {
  return `test_demo_${number}`;
}

/** Of the trips that were paid out, the banks of the last two have not answered. */
export function withUnanswered(all: readonly DemoTripRows[], now: Date): DemoTripRows[] {
  const paid = all.filter(({ trip, paidOutAt }) => trip.status === 'completed' && paidOutAt <= now);
  const last = paid.toSorted((one, other) => other.paidOutAt.getTime() - one.paidOutAt.getTime()).slice(0, 2);
  return all.map((rows) => (last.includes(rows) ? { ...rows, confirmedAt: null } : rows));
}
