import { brandName } from '../../../platform/mail/brand.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { findReservationsByUuid } from '../reservations/reservations.repository.js';
import { timesOf, toReservation, toReservations } from '../viewing/reservation-body.js';
import { findMyPayment, findMyPayments, findPaidPeriod } from './my-payments.repository.js';
import type { MyPaymentBody, ReceiptBody } from './my-payment.schemas.js';
import { toPaymentBody } from '../../payments/public.js';
import type { User } from '../../people/public.js';

/** A page of what a customer paid, newest first, with the cars that it was for. */
export async function listMyPayments(
  deps: Deps,
  customer: User,
  { cursor, limit = 24 }: { cursor?: string; limit?: number },
): Promise<{ payments: MyPaymentBody[]; has_more: boolean; next_cursor: string | null }> {
  const after = decodeListCursor('my-payments', cursor);
  const rows = await findMyPayments(deps.database, customer.uuid, { after, limit });
  const { page, ...more } = pageOf('my-payments', rows, limit, 'created_at');
  const trips = await readTrips(deps, customer, [
    ...new Set(page.map(({ reservation_uuid }) => reservation_uuid)),
  ]);
  const payments = page.map((payment) => {
    const trip = trips.get(payment.reservation_uuid);
    if (trip === undefined) throw new Error(`Payment ${payment.uuid} has no trip`);
    return { ...toPaymentBody(payment, 'customer'), car: trip.car };
  });
  return { payments, ...more };
}

/**
 * All that a receipt needs to say, with the trip's times as they were paid for.
 *
 * @throws Problem 404 PAYMENT_NOT_FOUND
 */
export async function readReceipt(deps: Deps, customer: User, paymentUuid: string): Promise<ReceiptBody> {
  const payment = isUuid(paymentUuid)
    ? await findMyPayment(deps.database, customer.uuid, paymentUuid)
    : undefined;
  if (payment === undefined) {
    throw new Problem(404, 'PAYMENT_NOT_FOUND', 'We can’t find that payment.');
  }
  const [trip] = await findReservationsByUuid(deps.database, [payment.reservation_uuid]);
  if (trip === undefined) throw new Error(`Payment ${payment.uuid} has no trip`);
  const reservation = await toReservation(deps, customer, trip);
  const paidPeriod = await findPaidPeriod(deps.database, payment);
  const { fname, lname, email, street, zip_code, city } = customer;
  return {
    payment: toPaymentBody(payment, 'customer'),
    reservation: { ...reservation, ...timesOf({ ...trip, ...paidPeriod }) },
    lines: payment.entries
      .filter(({ amount_minor }) => amount_minor !== 0)
      .map(({ label, amount_minor }) => ({ label, amount_minor })),
    refunds: reservation.refunds.filter(({ payment_uuid }) => payment_uuid === payment.uuid),
    customer: { name: `${fname} ${lname}`, email, street, zip_code, city },
    seller: { name: brandName, on_behalf_of: reservation.owner.fname },
  };
}

async function readTrips(deps: Deps, customer: User, uuids: readonly string[]) {
  const trips = await findReservationsByUuid(deps.database, uuids);
  const bodies = await toReservations(deps, customer, trips);
  return new Map(bodies.map((body) => [body.reservation_uuid, body]));
}
