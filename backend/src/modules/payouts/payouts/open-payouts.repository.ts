import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** Whether money is still to go to an owner, or to be kept from what goes to them. */
export async function hasOpenPayouts(database: Kysely<Tables>, ownerUuid: string): Promise<boolean> {
  const payout = await database
    .selectFrom('payouts')
    .select('uuid')
    .where('owner_uuid', '=', ownerUuid)
    .where('status', 'in', ['scheduled', 'sent'])
    .limit(1)
    .executeTakeFirst();
  return payout !== undefined;
}
