import type { Kysely } from 'kysely';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import { readListRows } from '../../../platform/pagination/list-rows.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Payment, PaymentStatus } from '../../payments/public.js';

/** Tries that came to nothing are on the trip's page; a statement shows what a bank's statement shows. */
const shownStatuses: readonly PaymentStatus[] = [
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'voided',
];

/** A customer's payments, newest first; one more than `limit` when there are more. */
export async function findMyPayments(
  database: Kysely<Tables>,
  customerUuid: string,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<Payment[]> {
  return await readListRows(database, ofCustomer(database, customerUuid), {
    by: 'created_at',
    after,
    limit,
  });
}

/** One of a customer's payments; undefined when it is none of theirs, or came to nothing. */
export async function findMyPayment(
  database: Kysely<Tables>,
  customerUuid: string,
  paymentUuid: string,
): Promise<Payment | undefined> {
  return await ofCustomer(database, customerUuid).where('payments.uuid', '=', paymentUuid).executeTakeFirst();
}

function ofCustomer(database: Kysely<Tables>, customerUuid: string) {
  return database
    .selectFrom('payments')
    .innerJoin('reservations as trip', 'trip.uuid', 'payments.reservation_uuid')
    .selectAll('payments')
    .where('trip.customer_uuid', '=', customerUuid)
    .where('payments.status', 'in', shownStatuses);
}
