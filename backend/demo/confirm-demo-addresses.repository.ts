import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

/** Marks the addresses of the demo's people as confirmed; no one else's identity begins like theirs. */
export async function confirmDemoAddresses(database: Kysely<Tables>): Promise<void> {
  await sql`
    update users set confirmed_email = email, email_confirmed_at = created_at
    where identity_uid like 'demo-%' and account_status <> 'closed'`.execute(database);
}
