import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import type { User } from '../../people/public.js';
import { forgetMethodJob } from '../payment-jobs.js';
import type { PaymentMethod } from '../providers/payment-provider.js';
import { deleteSavedCard, findSavedCard } from './saved-cards.repository.js';

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

/** Removes the card that we keep for a person, if there is one, and has the provider forget it unless a trip needs it. */
export async function removeSavedCard(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { uuid }: User,
  isNeeded: (transaction: Kysely<Tables>, ref: string) => Promise<boolean>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const card = await deleteSavedCard(transaction, uuid);
    if (!card || (await isNeeded(transaction, card.ref))) return;
    const { provider, ref } = card;
    await enqueue(transaction, forgetMethodJob, [{ data: { provider, ref }, at: now() }]);
  });
}

/**
 * Has the provider forget a card.
 *
 * @throws ProviderUnavailable, to be tried again; ProviderFault when the provider refuses; Error while another provider is set up
 */
export async function forgetMethod(
  { payments }: Pick<Deps, 'payments'>,
  { provider, ref }: { provider: string; ref: string },
): Promise<void> {
  if (provider !== payments.name) throw new Error(`A card is to be forgotten at ${provider}`);
  await payments.forgetMethod(ref);
}
