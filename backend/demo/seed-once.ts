import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../src/tables.js';

/**
 * Puts a set of demo data in, unless it was before: all of it or nothing, and once even when several processes start
 * together.
 *
 * @param name never changes once released
 */
export async function seedOnce(
  database: Kysely<Tables>,
  name: string,
  seed: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const mark = await transaction
      .insertInto('demo_seeds')
      .values({ name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (mark !== undefined) await seed(transaction);
  });
}
