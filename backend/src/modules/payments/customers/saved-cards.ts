import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import type { User } from '../../people/public.js';
import { forgetMethodJob } from '../payment-jobs.js';
import type { Payment, SavedCard } from '../payments/payments.table.js';
import type { PaymentMethod } from '../providers/payment-provider.js';
import { deleteSavedCard, findSavedCard, insertSavedCard } from './saved-cards.repository.js';

/** Whether a deposit still needs a card that was removed. */
const lookAgainMs = 86_400_000;

/** The customer pays with the card that we keep. */
export interface SavedCardChosen {
  kind: 'saved_card';
}

/**
 * What a customer who is there pays with when they choose the card that we keep.
 *
 * @throws Problem 422 CARD_NOT_SAVED
 */
export async function savedMethodOf(
  transaction: Kysely<Tables>,
  { uuid }: User,
  provider: string,
): Promise<PaymentMethod> {
  const card = await findSavedCard(transaction, uuid, provider);
  if (card) return { kind: 'saved', ref: card.ref, isCustomerPresent: true };
  const sentence = 'You have no saved card any more. Please enter your card’s details.';
  throw new Problem(422, 'CARD_NOT_SAVED', sentence);
}

/** Keeps the card of a payment whose customer agreed to it; the one before is forgotten. */
export async function saveCardOf(
  transaction: Kysely<Tables>,
  userUuid: string,
  { saves_card, provider, saved_method: ref, card_brand: brand, card_last4: last4 }: Payment,
  at: Date,
): Promise<void> {
  if (!saves_card || ref === null || brand === null || last4 === null) return;
  const before = await deleteSavedCard(transaction, userUuid);
  await insertSavedCard(transaction, { user_uuid: userUuid, provider, ref, brand, last4, saved_at: at });
  if (before && before.ref !== ref) await enqueueForget(transaction, before, at);
}

/** Removes the card that we keep for a person, if there is one. */
export async function removeSavedCard(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { uuid }: User,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const card = await deleteSavedCard(transaction, uuid);
    if (card) await enqueueForget(transaction, card, now());
  });
}

async function enqueueForget(
  transaction: Kysely<Tables>,
  { provider, ref }: Pick<SavedCard, 'provider' | 'ref'>,
  at: Date,
): Promise<void> {
  await enqueue(transaction, forgetMethodJob, [{ data: { provider, ref }, at }]);
}

/**
 * Has the provider forget a card; while a deposit needs it, a day later.
 *
 * @param isNeeded whether a deposit is, or is still to be, set aside on it
 * @throws ProviderUnavailable, to be tried again; ProviderFault when the provider refuses; Error while another provider is set up
 */
export async function forgetMethod(
  { database, payments, now }: Pick<Deps, 'database' | 'payments' | 'now'>,
  card: Pick<SavedCard, 'provider' | 'ref'>,
  isNeeded: (database: Kysely<Tables>, ref: string) => Promise<boolean>,
): Promise<void> {
  if (card.provider !== payments.name) throw new Error(`A card is to be forgotten at ${card.provider}`);
  if (await isNeeded(database, card.ref)) {
    await enqueueForget(database, card, new Date(now().getTime() + lookAgainMs));
    return;
  }
  await payments.forgetMethod(card.ref);
}
