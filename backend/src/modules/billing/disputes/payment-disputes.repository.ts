import type { Insertable, Kysely, Updateable } from 'kysely';
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
