import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { SavedCard } from '../payments/payments.table.js';

/** The card that a person let us keep, where it is at this provider. */
export async function findSavedCard(
  database: Kysely<Tables>,
  userUuid: string,
  provider: string,
): Promise<SavedCard | undefined> {
  return await database
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** Adds the card of a person who has none. */
export async function insertSavedCard(transaction: Kysely<Tables>, card: SavedCard): Promise<void> {
  await transaction.insertInto('saved_cards').values(card).execute();
}

/** Removes a person's card; undefined where there is none. */
export async function deleteSavedCard(
  database: Kysely<Tables>,
  userUuid: string,
): Promise<SavedCard | undefined> {
  return await database
    .deleteFrom('saved_cards')
    .where('user_uuid', '=', userUuid)
    .returningAll()
    .executeTakeFirst();
}
