import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Refund, RefundsTable } from '../payments/payments.table.js';

/** Adds a refund, and counts one that is to be sent on its payment. The database refuses more than was paid. */
export async function insertRefund(
  transaction: Kysely<Tables>,
  refund: Insertable<RefundsTable> & { created_at: Date },
): Promise<Refund> {
  if (refund.status === 'pending') {
    await countOnPayment(transaction, refund.payment_uuid, refund.amount_minor, refund.created_at);
  }
  return await transaction.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** Changes what a payment counts as given back; below zero when a refund has failed. */
export async function countOnPayment(
  transaction: Kysely<Tables>,
  paymentUuid: string,
  amountMinor: number,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ refunded_minor: sql<number>`refunded_minor + ${amountMinor}`, updated_at: at })
    .where('uuid', '=', paymentUuid)
    .execute();
}

/** Changes what a payment counts as owed to its customer: refunds that have failed. */
export async function countAsOwed(
  transaction: Kysely<Tables>,
  paymentUuid: string,
  amountMinor: number,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ owed_minor: sql<number>`owed_minor + ${amountMinor}`, updated_at: at })
    .where('uuid', '=', paymentUuid)
    .execute();
}

/** A refund in whatever state; undefined when there is none. */
export async function findRefund(database: Kysely<Tables>, uuid: string): Promise<Refund | undefined> {
  return await database.selectFrom('refunds').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** A refund that was made at the provider by hand, by the provider's name for it. */
export async function findProviderRefund(
  database: Kysely<Tables>,
  providerRef: string,
): Promise<Refund | undefined> {
  return await database
    .selectFrom('refunds')
    .selectAll()
    .where('kind', '=', 'provider')
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
}

/** Whether a refund was made again. Lock its payment first. */
export async function isRetried(database: Kysely<Tables>, uuid: string): Promise<boolean> {
  const row = await database
    .selectFrom('refunds')
    .select('uuid')
    .where('retry_of', '=', uuid)
    .executeTakeFirst();
  return row !== undefined;
}

/** All refunds of some payments, oldest first. */
export async function findRefundsOf(
  database: Kysely<Tables>,
  paymentUuids: readonly string[],
): Promise<Refund[]> {
  if (paymentUuids.length === 0) return [];
  return await database
    .selectFrom('refunds')
    .selectAll()
    .where('payment_uuid', 'in', paymentUuids)
    .orderBy('created_at')
    .execute();
}

/** Refunds that a dispute holds or has settled, oldest first. Lock their payment first. */
export async function findRefundsOfDispute(
  transaction: Kysely<Tables>,
  disputeUuid: string,
): Promise<Refund[]> {
  return await transaction
    .selectFrom('refunds')
    .selectAll()
    .where('dispute_uuid', '=', disputeUuid)
    .where('status', 'in', ['on_hold', 'charged_back'])
    .orderBy('created_at')
    .execute();
}

/** Changes a refund that is there. */
export async function updateRefund(
  transaction: Kysely<Tables>,
  uuid: string,
  changes: Updateable<RefundsTable>,
): Promise<Refund> {
  return await transaction
    .updateTable('refunds')
    .set(changes)
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Refunds that are still to be made: of one reservation, or those written down before a moment. */
export async function findPendingRefunds(
  database: Kysely<Tables>,
  { reservationUuid, before }: { reservationUuid?: string; before?: Date },
): Promise<Refund[]> {
  let select = database.selectFrom('refunds').selectAll().where('status', '=', 'pending');
  if (reservationUuid !== undefined) select = select.where('reservation_uuid', '=', reservationUuid);
  if (before !== undefined) select = select.where('created_at', '<=', before);
  return await select.orderBy('created_at').limit(100).execute();
}

/** What has gone back of a payment for good, another way included. */
export async function sumSucceeded(database: Kysely<Tables>, paymentUuid: string): Promise<number> {
  const { sum } = await database
    .selectFrom('refunds')
    .where('payment_uuid', '=', paymentUuid)
    .where((where) => where.or([where('status', '=', 'succeeded'), where('repaid_at', 'is not', null)]))
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}

/** Whether a refund has not reached its customer: it is on its way, or their bank has refused it. */
export async function hasOpenRefunds(database: Kysely<Tables>, customerUuid: string): Promise<boolean> {
  const row = await database
    .selectFrom('payments')
    .innerJoin('paid_trips as trip', 'trip.reservation_uuid', 'payments.reservation_uuid')
    .select('payments.uuid')
    .where('trip.customer_uuid', '=', customerUuid)
    .where((where) =>
      where.or([
        // What the bank has taken for a dispute meanwhile is no longer ours to give.
        where.and([
          where('payments.owed_minor', '>', 0),
          where(sql<number>`captured_minor - refunded_minor - charged_back_minor`, '>', 0),
        ]),
        where.exists(
          where
            .selectFrom('refunds')
            .select('refunds.uuid')
            .whereRef('refunds.payment_uuid', '=', 'payments.uuid')
            .where('refunds.status', 'in', ['on_hold', 'pending']),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
