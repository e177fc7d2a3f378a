import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { PaymentDispute, PaymentDisputesTable } from './payment-disputes.table.js';

/** A dispute by the provider's name for it. Lock its payment first: then it stays so. */
export async function findDispute(
  database: Kysely<Tables>,
  providerRef: string,
): Promise<PaymentDispute | undefined> {
  return await database
    .selectFrom('payment_disputes')
    .selectAll()
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst();
}

/** A dispute by our name for it. */
export async function findDisputeByUuid(
  database: Kysely<Tables>,
  uuid: string,
): Promise<PaymentDispute | undefined> {
  return await database
    .selectFrom('payment_disputes')
    .selectAll()
    .where('uuid', '=', uuid)
    .executeTakeFirst();
}

/** Disputes, those that wait for our answer first, by their last day; then the others, the latest first. */
export async function listDisputes(
  database: Kysely<Tables>,
  { reservationUuid, limit }: { reservationUuid: string | undefined; limit: number },
): Promise<PaymentDispute[]> {
  let select = database.selectFrom('payment_disputes').selectAll();
  if (reservationUuid !== undefined) select = select.where('reservation_uuid', '=', reservationUuid);
  return await select
    .orderBy(sql`(status = 'open' and answer is null)`, 'desc')
    .orderBy(sql`case when status = 'open' and answer is null then respond_by end`)
    .orderBy('opened_at', 'desc')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

/** How many disputes wait for our answer, and the last day of the one that is due first. */
export async function summariseDisputesToAnswer(
  database: Kysely<Tables>,
): Promise<{ waiting: number; due_at: string | null }> {
  const { waiting, dueAt } = await database
    .selectFrom('payment_disputes')
    .where('status', '=', 'open')
    .where('answer', 'is', null)
    .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min<Date | null>('respond_by').as('dueAt')])
    .executeTakeFirstOrThrow();
  return { waiting, due_at: dueAt?.toISOString() ?? null };
}

/** Adds a dispute. */
export async function insertDispute(
  transaction: Kysely<Tables>,
  dispute: Insertable<PaymentDisputesTable>,
): Promise<PaymentDispute> {
  return await transaction
    .insertInto('payment_disputes')
    .values(dispute)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a dispute that is there. */
export async function updateDispute(
  transaction: Kysely<Tables>,
  uuid: string,
  changes: Updateable<PaymentDisputesTable>,
): Promise<void> {
  await transaction.updateTable('payment_disputes').set(changes).where('uuid', '=', uuid).execute();
}

/** Whether a bank is asked for the money of a trip of a person, on either side. */
export async function hasOpenDisputes(database: Kysely<Tables>, userUuid: string): Promise<boolean> {
  const row = await database
    .selectFrom('payment_disputes as dispute')
    .innerJoin('paid_trips as trip', 'trip.reservation_uuid', 'dispute.reservation_uuid')
    .select('dispute.uuid')
    .where((where) =>
      where.or([where('trip.customer_uuid', '=', userUuid), where('trip.owner_uuid', '=', userUuid)]),
    )
    .where('dispute.status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
