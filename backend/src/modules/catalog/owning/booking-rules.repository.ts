import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { OwnerBookingRulesTable } from '../cars/cars.table.js';

export type OwnerRules = Omit<Selectable<OwnerBookingRulesTable>, 'owner_uuid' | 'updated_at'>;

/** What an owner lets count for their cars; undefined when that is the marketplace's alone. */
export async function findOwnerRules(
  database: Kysely<Tables>,
  ownerUuid: string,
): Promise<OwnerRules | undefined> {
  return await database
    .selectFrom('owner_booking_rules')
    .select(['notice_hours', 'open_hours', 'buffer_before_minutes', 'buffer_after_minutes', 'max_days'])
    .where('owner_uuid', '=', ownerUuid)
    .executeTakeFirst();
}

/** Sets what counts for an owner's cars without rules of their own; the database passes it to them. */
export async function saveOwnerRules(
  transaction: Kysely<Tables>,
  ownerUuid: string,
  rules: Partial<OwnerRules>,
  now: Date,
): Promise<void> {
  const row = { ...rules, updated_at: now };
  await transaction
    .insertInto('owner_booking_rules')
    .values({ owner_uuid: ownerUuid, ...row })
    .onConflict((conflict) => conflict.column('owner_uuid').doUpdateSet(row))
    .execute();
}
