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

/**
 * When the trip was to be that a payment paid for: as its own change made it, else as the last change before it did, else
 * as it was booked. Later changes move the trip, and not what was bought then.
 *
 * @returns undefined for a trip without a quote: the demo's
 */
export async function findPaidPeriod(
  database: Kysely<Tables>,
  {
    reservation_uuid,
    change_uuid,
    created_at,
  }: Pick<Payment, 'reservation_uuid' | 'change_uuid' | 'created_at'>,
): Promise<{ pick_up_at: Date; return_at: Date } | undefined> {
  const changes = database
    .selectFrom('reservation_changes')
    .select(['pick_up_at', 'return_at'])
    .where('reservation_uuid', '=', reservation_uuid);
  const change = await (
    change_uuid === null
      ? changes.where('status', '=', 'applied').where('updated_at', '<', created_at)
      : changes.where('uuid', '=', change_uuid)
  )
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (change !== undefined) return change;
  return await database
    .selectFrom('reservations as trip')
    .innerJoin('quotes as quote', 'quote.uuid', 'trip.quote_uuid')
    .select(['quote.pick_up_at', 'quote.return_at'])
    .where('trip.uuid', '=', reservation_uuid)
    .executeTakeFirst();
}

function ofCustomer(database: Kysely<Tables>, customerUuid: string) {
  return database
    .selectFrom('payments')
    .innerJoin('reservations as trip', 'trip.uuid', 'payments.reservation_uuid')
    .selectAll('payments')
    .where('trip.customer_uuid', '=', customerUuid)
    .where('payments.status', 'in', shownStatuses);
}
