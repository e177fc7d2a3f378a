import type { Deps } from '../../../platform/deps.js';
import { forgetSavedMethods } from './payment-customers.repository.js';

/** A person of an erased account, as a provider knows them. */
export interface KnownCustomer {
  userUuid: string;
  provider: string;
  ref: string;
}

/**
 * Deletes a person of an erased account at the provider, once however often it is asked; then the cards that it kept for
 * them are forgotten.
 *
 * @throws ProviderUnavailable, to be tried again; ProviderFault when the provider refuses; Error while another provider is set up
 */
export async function deleteCustomer(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  { userUuid, provider, ref }: KnownCustomer,
): Promise<void> {
  if (provider !== payments.name) throw new Error(`A customer is to be deleted at ${provider}`);
  await payments.deleteCustomer(ref);
  await forgetSavedMethods(database, userUuid, provider);
}
