import type { Transaction } from 'kysely';
import { recordAudit } from '../../src/platform/audit/audit-log.repository.js';
import { cancelledByCustomer } from '../../src/modules/booking/cancellation/cancellation-of.js';
import type { Tables } from '../../src/tables.js';
import { post } from '../../src/modules/books/ledger/ledger.repository.js';
import type { DomainEvent } from '../../src/events.js';
import { messagesOf } from '../../src/modules/notifications/messages-of.js';
import { insertNotifications } from '../../src/modules/notifications/notifications.repository.js';
import { refundReservation } from '../../src/modules/payments/refunds/refund-reservation.js';
import { movePayment } from '../../src/modules/payments/payments/move-payment.js';
import { findPayment } from '../../src/modules/payments/payments/payments.repository.js';
import { insertTestRefund } from '../../src/modules/payments/providers/test/test-provider.repository.js';
import { updateRefund } from '../../src/modules/payments/refunds/refunds.repository.js';
import { findReservation } from '../../src/modules/booking/reservations/reservations.repository.js';
import { insertReview } from '../../src/modules/booking/reviews/reviews.repository.js';
import { demoAccounts } from '../demo-accounts.js';
import { insertDemoChanges } from './demo-changes.repository.js';
import { payOut, returnTransfer } from './demo-payouts.repository.js';
import { missedTrips, requestedTrips, todaysTrips } from './demo-requests.js';
import { announcementsOf, auditOf } from './demo-trip-history.js';
import { takeCars } from './take-demo-cars.repository.js';
import type { BankDetails } from '../../src/modules/payouts/payout-accounts/seal-bank-details.js';
import { shareClarasNextTrip } from './share-demo-trip.repository.js';
import { demoTripRows, withUnanswered, type DemoTripRows } from './demo-trip-rows.js';
import { cancelledTrips, claraUuid, demoTrips, type DemoTrip } from './demo-trips.js';

const dayMs = 86_400_000;
const buffers = [
  'cars.effective_buffer_before_minutes as buffer_before_minutes',
  'cars.effective_buffer_after_minutes as buffer_after_minutes',
] as const;
/** Enough for a bell; no one reads a year of it. */
const toldSinceMs = 30 * dayMs;

/** Puts a reservation behind every trip in the demo's calendar, paid and in the books. */
export async function insertDemoReservations(
  transaction: Transaction<Tables>,
  bankDetails: BankDetails,
  now: Date,
): Promise<void> {
  const cars = await transaction
    .selectFrom('cars')
    .selectAll()
    .where('verification', '=', 'approved')
    .where('uuid', 'in', (select) =>
      select.selectFrom('car_claims').select('car_uuid').where('kind', '=', 'reservation'),
    )
    .orderBy('uuid')
    .execute();
  const byUuid = new Map(cars.map((car) => [car.uuid, car]));
  const times = await transaction
    .selectFrom('car_claims')
    .innerJoin('cars', 'cars.uuid', 'car_claims.car_uuid')
    .select(['car_claims.uuid', 'car_uuid', 'cars.owner_uuid', 'begins_at', 'ends_at'])
    .select(buffers)
    .where('kind', '=', 'reservation')
    .orderBy('car_claims.uuid')
    .execute();
  const taken = await transaction
    .selectFrom('car_claims')
    .innerJoin('cars', 'cars.uuid', 'car_claims.car_uuid')
    .select(['car_claims.uuid', 'car_uuid', 'cars.owner_uuid', 'begins_at', 'ends_at'])
    .select(buffers)
    .execute();
  const additional = [...requestedTrips(cars, taken, now), ...todaysTrips(cars, taken, now)];
  await takeCars(transaction, additional, byUuid);
  const trips = [
    ...demoTrips(times, now),
    ...cancelledTrips(cars.slice(4, 7), now),
    ...missedTrips(cars, now),
    ...additional,
  ];
  const known = trips.flatMap((trip) => {
    const car = byUuid.get(trip.carUuid);
    return car === undefined ? [] : [demoTripRows(trip, car)];
  });
  const all = withUnanswered(known, now);
  await insertPaidTrips(transaction, all, now);
  for (const rows of all) await refund(transaction, rows);
  await insertClarasReview(transaction, all);
  await shareClarasNextTrip(transaction, all, bankDetails);
  const aboutChanges = await insertDemoChanges(transaction, now);
  await tellDemoAccounts(transaction, all, aboutChanges, now);
}

async function insertPaidTrips(
  transaction: Transaction<Tables>,
  all: readonly DemoTripRows[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('reservations')
    .values(all.map(({ reservation }) => reservation))
    .execute();
  await transaction
    .insertInto('payments')
    .values(all.map(({ payment }) => payment))
    .execute();
  await transaction
    .insertInto('test_provider_intents')
    .values(all.map(({ intent }) => intent))
    .execute();
  for (const { reservationUuid, paymentUuid, currency, entries: lines, trip } of all) {
    await post(transaction, { reservationUuid, paymentUuid, currency, lines, at: trip.bookedAt });
  }
  await transaction
    .insertInto('audit_log')
    .values(all.flatMap((rows) => auditOf(rows, now)))
    .execute();
  const completed = all.filter(({ trip }) => trip.status === 'completed');
  for (const rows of completed) await payOut(transaction, rows, now);
  const [first] = completed.filter(({ confirmedAt }) => confirmedAt !== null && confirmedAt <= now);
  if (first !== undefined) await returnTransfer(transaction, first);
}

const refundReasons: Partial<Record<DemoTrip['status'], string>> = {
  cancelled: 'You cancelled the trip.',
  no_show: 'The customer didn’t pick the car up. The rest is refunded under the cancellation policy.',
};

/** Gives back what the policy says of a trip that was not taken, and has the test provider know of it. */
async function refund(transaction: Transaction<Tables>, rows: DemoTripRows): Promise<void> {
  const reason = refundReasons[rows.trip.status];
  if (reason === undefined) return;
  const reservation = await findReservation(transaction, rows.reservationUuid);
  if (reservation === undefined) throw new Error('A reservation of the demo has vanished');
  const at = reservation.updated_at;
  const paidMinor = rows.payment.amount_minor;
  const { refundMinor } = cancelledByCustomer(reservation, paidMinor, at);
  if (refundMinor === 0) return;
  const [given] = await refundReservation(transaction, reservation, {
    amountMinor: refundMinor,
    kind: 'cancellation',
    reason,
    now: at,
    actorUuid: rows.trip.status === 'cancelled' ? reservation.customer_uuid : null,
  });
  if (given === undefined) return;
  const { refund_ref: refundRef } = await insertTestRefund(transaction, {
    ref: rows.intent.ref,
    amountMinor: refundMinor,
    idempotencyKey: `refund-${given.uuid}`,
    refundRef: `test_refund_${rows.trip.number}`,
  });
  await updateRefund(transaction, given.uuid, {
    status: 'succeeded',
    provider_ref: refundRef,
    settled_at: at,
  });
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'refund', uuid: given.uuid },
    action: 'refund.succeeded',
    at,
    before: { status: 'pending' },
    after: { status: 'succeeded', amount_minor: refundMinor },
  });
  const payment = await findPayment(transaction, rows.paymentUuid);
  if (payment === undefined) throw new Error('A payment of the demo has vanished');
  const to = refundMinor === paidMinor ? 'refunded' : 'partially_refunded';
  await movePayment(transaction, payment, to, {}, { now: at });
}

/** Of her oldest trip; the others she may still write herself. */
async function insertClarasReview(
  transaction: Transaction<Tables>,
  all: readonly DemoTripRows[],
): Promise<void> {
  const [oldest] = all
    .filter(({ trip }) => trip.customerUuid === claraUuid && trip.status === 'completed')
    .sort((one, other) => one.trip.returnAt.getTime() - other.trip.returnAt.getTime());
  if (oldest === undefined) return;
  await insertReview(transaction, {
    reservation_uuid: oldest.reservationUuid,
    car_uuid: oldest.trip.carUuid,
    author_uuid: claraUuid,
    stars: 5,
    text: 'A lovely few days. The car was spotless and the owner easy to reach.',
    written_at: new Date(oldest.trip.returnAt.getTime() + dayMs),
  });
}

async function tellDemoAccounts(
  transaction: Transaction<Tables>,
  all: readonly DemoTripRows[],
  aboutChanges: readonly { event: DomainEvent; at: Date }[],
  now: Date,
): Promise<void> {
  const accounts = new Set(demoAccounts.map(({ userUuid }) => userUuid));
  const since = now.getTime() - toldSinceMs;
  const aboutTrips = all
    .filter(({ trip, ownerUuid }) => accounts.has(trip.customerUuid) || accounts.has(ownerUuid))
    .flatMap(announcementsOf);
  const told = [...aboutTrips, ...aboutChanges].filter(({ at }) => at.getTime() >= since && at <= now);
  for (const { event, at } of told) {
    const messages = (await messagesOf(transaction, event, at)).filter(({ userUuid }) =>
      accounts.has(userUuid),
    );
    await insertNotifications(transaction, event.kind, messages, at);
  }
  // What is older than two days has been seen.
  await transaction
    .updateTable('notifications')
    .set({ read_at: now })
    .where('created_at', '<', new Date(now.getTime() - 2 * dayMs))
    .execute();
}
