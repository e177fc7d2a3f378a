import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** Asks the database for the least that there is; fails as any query would. */
export async function pingDatabase(database: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(database);
}
