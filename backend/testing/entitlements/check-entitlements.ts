import assert from 'node:assert/strict';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { checkPapers } from './check-papers.js';
import { Entitlement } from './entitle.js';
import { nothing } from './parts.js';
import { PaidPayment, partsOf } from './paid-payment.js';
import { readPaymentBooks, readTripBooks, type PaymentBooks, type TripBooks } from './read-books.js';
import { readHistories, type History } from './read-history.js';

export { keepQuotes } from './read-history.js';

const over = new Set(['completed', 'cancelled', 'no_show']);

/**
 * The second witness: computes for every trip who should have what in the end, by the rules and by what people and banks
 * have decided, and fails where books, provider, payouts or papers say otherwise. Call it after a quiet time: once jobs
 * have nothing left to do. It knows the embedded provider alone.
 *
 * @throws AssertionError with the trip, the party, and both amounts in minor units
 */
export async function checkEntitlements(database: Kysely<Tables>, now?: Date): Promise<void> {
  const histories = await readHistories(database);
  const ofPayments = await readPaymentBooks(database);
  const ofTrips = await readTripBooks(database);
  for (const history of histories) {
    const { uuid, status } = history.trip;
    const entitlement = new Entitlement(history);
    assert.equal(entitlement.status, status, `${uuid}: its history ends elsewhere`);
    for (const paymentUuid of history.payments.keys()) {
      const payment = entitlement.payments.get(paymentUuid) ?? new PaidPayment(paymentUuid, 0, nothing);
      comparePayment(`${uuid}, payment ${paymentUuid}`, payment, ofPayments.get(paymentUuid));
    }
    compareTrip(history, entitlement, ofTrips.get(uuid));
    const isUnpaid = now !== undefined && entitlement.isUnpaid(now);
    assert.ok(
      !isUnpaid,
      `${uuid}: confirmed, and ${entitlement.missing} of its price were not paid anew in 24 hours`,
    );
  }
  await checkPapers(database, histories);
}

function comparePayment(of: string, payment: PaidPayment, books: PaymentBooks | undefined): void {
  assert.ok(books, `${of} is in no books`);
  const { left, ours, given, waiting, captured, withdrawn } = payment;
  compare(of, {
    owner: [left.owner, books.owner],
    'platform (commission)': [left.commission, books.commission],
    'platform (service fee)': [left.fee, books.fee],
    state: [left.tax, books.tax],
    'platform (chargebacks that we bear)': [ours, books.chargebacks],
    'customer (refunds)': [given + waiting + books.by_mistake, books.refunds],
    'customer (refunds that a bank holds or gave)': [waiting, books.waiting],
    'customer (refunds that were refused)': [books.refused, books.owed],
    'provider (cash)': [captured + books.by_mistake - books.sent - withdrawn, books.cash],
    'provider (refunds)': [books.sent, isMismatched(payment, books) ? books.sent : books.provider_refunded],
    'provider (payments)': [captured, isMismatched(payment, books) ? captured : books.provider_captured],
    'invoices of the fee': [left.fee, books.fee_invoiced],
    'invoices of the commission': [left.commission, books.commission_invoiced],
  });
}

/**
 * Another amount than was asked for goes back whole at the provider, and is in no books; what the bank does not take back
 * is owed to the customer.
 */
function isMismatched(
  { captured }: PaidPayment,
  { provider_captured, provider_refunded, is_mismatched }: PaymentBooks,
): boolean {
  return captured === 0 && (provider_captured === provider_refunded || is_mismatched);
}

function compareTrip({ trip }: History, { all }: Entitlement, books: TripBooks | undefined): void {
  assert.ok(books, `${trip.uuid} is in no books`);
  const { owner, commission, fee, tax } = partsOf(all);
  compare(trip.uuid, {
    owner: [owner, books.owner],
    'owner (payouts)': [over.has(trip.status) ? owner : books.payouts, books.payouts],
    'platform (service fee)': [fee, books.service_fee],
    'platform (commission without VAT)': [commission - books.commission_vat, books.commission],
    'state (with the VAT of the commission)': [tax + books.commission_vat, books.tax],
    'platform (chargebacks that we bear)': [
      all.reduce((minor, { ours }) => minor + ours, 0),
      books.chargebacks,
    ],
  });
}

function compare(of: string, parties: Record<string, [expected: number, actual: number]>): void {
  for (const [party, [expected, actual]] of Object.entries(parties)) {
    assert.equal(actual, expected, `${of}: ${party} should have ${expected} and has ${actual}`);
  }
}
