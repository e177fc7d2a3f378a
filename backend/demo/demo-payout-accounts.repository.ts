import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

/** Gives the demo's owners complete accounts at the embedded provider, so that their payouts are seen to arrive. */
export async function openDemoPayoutAccounts(database: Kysely<Tables>): Promise<void> {
  await sql`
    insert into test_provider_accounts (ref, state, created_at)
    select 'test_account_' || uuid, 'complete', created_at from users where role = 'car_owner'
    on conflict do nothing`.execute(database);
  await sql`
    insert into payout_accounts (owner_uuid, provider, ref, payouts_enabled, bank_ref, created_at, updated_at)
    select uuid, 'test', 'test_account_' || uuid, true, 'test_bank_complete', created_at, created_at from users where role = 'car_owner'
    on conflict do nothing`.execute(database);
}
