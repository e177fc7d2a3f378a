import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Payment, SavedCard } from '../payments/payments.table.js';

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

/** Keeps the card of a payment whose customer agreed to it, in the place of the one before. */
export async function saveCardOf(
  transaction: Kysely<Tables>,
  userUuid: string,
  { saves_card, provider, saved_method: ref, card_brand: brand, card_last4: last4 }: Payment,
  at: Date,
): Promise<void> {
  if (!saves_card || ref === null || brand === null || last4 === null) return;
  const card = { provider, ref, brand, last4, saved_at: at };
  await transaction
    .insertInto('saved_cards')
    .values({ user_uuid: userUuid, ...card })
    .onConflict((conflict) => conflict.column('user_uuid').doUpdateSet(card))
    .execute();
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
