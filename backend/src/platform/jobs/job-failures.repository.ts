import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** Writes down that a job has failed, once more if it was failing already. */
export async function noteJobFailure(
  database: Kysely<Tables>,
  name: string,
  { error, at }: { error: string; at: Date },
): Promise<void> {
  await database
    .insertInto('job_failures')
    .values({ name, failing_since: at, failures: 1, error })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ failures: sql`job_failures.failures + 1`, error }),
    )
    .execute();
}

/** Forgets that a job was failing. */
export async function forgetJobFailure(database: Kysely<Tables>, name: string): Promise<void> {
  await database.deleteFrom('job_failures').where('name', '=', name).execute();
}
