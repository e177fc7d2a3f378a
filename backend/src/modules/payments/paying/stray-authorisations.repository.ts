import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Payment } from '../payments/payments.table.js';
import type { StrayAuthorisationsTable } from './stray-authorisations.table.js';

/** The payments with some UUIDs, by them; those that are none of ours are left out. */
export async function findPaymentsByUuids(
  database: Kysely<Tables>,
  uuids: readonly string[],
): Promise<Map<string, Payment>> {
  if (uuids.length === 0) return new Map();
  const rows = await database.selectFrom('payments').selectAll().where('uuid', 'in', uuids).execute();
  return new Map(rows.map((payment) => [payment.uuid, payment]));
}

/** Keeps what was found, once; found again, it is open again. */
export async function keepStrayAuthorisation(
  transaction: Kysely<Tables>,
  stray: Insertable<StrayAuthorisationsTable>,
): Promise<void> {
  await transaction
    .insertInto('stray_authorisations')
    .values(stray)
    .onConflict((conflict) => conflict.columns(['provider', 'ref']).doUpdateSet({ settled_at: null }))
    .execute();
}

/** Notes that one holds nothing any more; answers whether that is news. */
export async function settleStrayAuthorisation(
  transaction: Kysely<Tables>,
  { provider, ref }: Pick<StrayAuthorisationsTable, 'provider' | 'ref'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('stray_authorisations')
    .set({ settled_at: now })
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The names of those that still hold something, as far as we know. */
export async function findOpenStrays(database: Kysely<Tables>, provider: string): Promise<string[]> {
  const rows = await database
    .selectFrom('stray_authorisations')
    .select('ref')
    .where('provider', '=', provider)
    .where('settled_at', 'is', null)
    .execute();
  return rows.map(({ ref }) => ref);
}
