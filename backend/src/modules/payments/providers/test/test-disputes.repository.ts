import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';
import type { TestProviderDisputesTable } from './test-provider.tables.js';

type TestDispute = Selectable<TestProviderDisputesTable>;

/** Notes a dispute down, once for its payment. */
export async function insertTestDispute(
  database: Kysely<Tables>,
  dispute: Insertable<TestProviderDisputesTable>,
): Promise<void> {
  await database
    .insertInto('test_provider_disputes')
    .values(dispute)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A dispute by its reference; undefined when there is none. */
export async function findTestDispute(
  database: Kysely<Tables>,
  disputeRef: string,
): Promise<TestDispute | undefined> {
  return await database
    .selectFrom('test_provider_disputes')
    .selectAll()
    .where('dispute_ref', '=', disputeRef)
    .executeTakeFirst();
}

/** Changes a dispute that is there. */
export async function updateTestDispute(
  database: Kysely<Tables>,
  disputeRef: string,
  changes: Updateable<TestProviderDisputesTable>,
): Promise<TestDispute> {
  return await database
    .updateTable('test_provider_disputes')
    .set(changes)
    .where('dispute_ref', '=', disputeRef)
    .returningAll()
    .executeTakeFirstOrThrow();
}
