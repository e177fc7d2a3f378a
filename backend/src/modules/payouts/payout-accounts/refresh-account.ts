import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { ProviderAccount } from '../../payments/public.js';
import { findPayoutAccount, updatePayoutAccount } from './payout-accounts.repository.js';
import type { PayoutAccount } from './payout-accounts.table.js';
import { changeWherePaid } from './where-paid.js';

type RefreshDeps = Pick<Deps, 'database' | 'bankDetails' | 'payments' | 'now'>;

/**
 * Asks the provider how an owner's account is, and keeps the answer.
 *
 * @param isCorrected the owner has given another bank account since a transfer came back
 * @throws ProviderUnavailable; Problem 503 SERVICE_UNAVAILABLE when the provider does not know the account
 */
export async function refreshAccount(
  deps: RefreshDeps,
  { owner_uuid, ref }: Pick<PayoutAccount, 'owner_uuid' | 'ref'>,
  { isCorrected }: { isCorrected: boolean },
): Promise<void> {
  const said = await deps.payments.transfers.retrieveAccount(ref);
  if (said === undefined) {
    throw new Problem(503, 'SERVICE_UNAVAILABLE', 'The payment provider doesn’t recognise this account.');
  }
  await keepAccount(deps, owner_uuid, said, { isCorrected });
}

/**
 * Keeps what the provider says of an account. Its bank account counts from the first time that the provider pays out: what
 * is given before that is not paid to, and what is given later is a change, whether payouts are switched on then or not.
 */
export async function keepAccount(
  { database, bankDetails, now }: Pick<Deps, 'database' | 'bankDetails' | 'now'>,
  ownerUuid: string,
  { payoutsEnabled, bankRef, isRefusedByBank }: ProviderAccount,
  { isCorrected }: { isCorrected: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const keep = async () => {
      const inForce = (await findPayoutAccount(transaction, ownerUuid))?.bank_ref ?? null;
      const isComplete = payoutsEnabled || inForce !== null;
      await updatePayoutAccount(transaction, ownerUuid, {
        payouts_enabled: payoutsEnabled,
        ...(isComplete && bankRef !== undefined ? { bank_ref: bankRef } : {}),
        // Stripe announces the account, too, when it marks it as refused.
        ...(isCorrected && isRefusedByBank !== true ? { problem: null } : {}),
        updated_at: now(),
      });
    };
    const before = await findPayoutAccount(transaction, ownerUuid);
    // Of an earlier release: which bank account it is, is learnt, unless the provider says that it is another.
    if (before?.bank_ref === 'unknown' && !isCorrected) await keep();
    else await changeWherePaid(transaction, { bankDetails, now }, ownerUuid, keep);
  });
}
