import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** Forgets where an owner is paid and what they said for taxes: who entered it need not be who owns the account. */
export async function forgetPayoutAccounts(transaction: Kysely<Tables>, ownerUuid: string): Promise<void> {
  for (const table of ['bank_accounts', 'payout_accounts', 'tax_details'] as const) {
    await transaction.deleteFrom(table).where('owner_uuid', '=', ownerUuid).execute();
  }
}
