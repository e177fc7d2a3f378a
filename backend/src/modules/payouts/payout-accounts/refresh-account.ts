import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { PayoutAccount } from './payout-accounts.table.js';
import { updatePayoutAccount } from './payout-accounts.repository.js';

/**
 * Asks the provider how an owner's account is, and keeps the answer.
 *
 * @param isCorrected the owner has given another bank account since a transfer came back
 * @returns whether a bank has sent something back from it
 * @throws ProviderUnavailable; Problem 503 SERVICE_UNAVAILABLE when the provider does not know the account
 */
export async function refreshAccount(
  { database, payments, now }: Pick<Deps, 'database' | 'payments' | 'now'>,
  { owner_uuid, ref }: Pick<PayoutAccount, 'owner_uuid' | 'ref'>,
  { isCorrected }: { isCorrected: boolean },
): Promise<{ isRefusedByBank: boolean }> {
  const said = await payments.transfers.retrieveAccount(ref);
  if (said === undefined) {
    throw new Problem(503, 'SERVICE_UNAVAILABLE', 'The payment provider doesn’t recognise this account.');
  }
  await updatePayoutAccount(database, owner_uuid, {
    payouts_enabled: said.payoutsEnabled,
    // Stripe announces the account, too, when it marks it as refused.
    ...(isCorrected && said.isRefusedByBank !== true ? { problem: null } : {}),
    updated_at: now(),
  });
  return { isRefusedByBank: said.isRefusedByBank === true };
}
