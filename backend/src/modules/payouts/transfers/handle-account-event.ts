import type { Deps } from '../../../platform/deps.js';
import type { ProviderEvent } from '../../payments/public.js';
import { settleTransfer } from './settle-transfers.js';
import { findTransferOfPayout } from './transfers-under-way.repository.js';
import { findAccountByRef } from '../payout-accounts/payout-accounts.repository.js';
import { refreshAccount } from '../payout-accounts/refresh-account.js';

/** Does what a message about an owner's account asks for: looks up the account, or what became of a transfer. */
export async function handleAccountEvent(
  deps: Pick<Deps, 'database' | 'bankDetails' | 'payments' | 'now'>,
  { type, accountRef, payoutRef }: ProviderEvent,
): Promise<void> {
  const { database, payments } = deps;
  if (accountRef === undefined) return;
  const transfer = payoutRef === undefined ? undefined : await findTransferOfPayout(database, payoutRef);
  if (transfer !== undefined) {
    await settleTransfer(deps, transfer);
    return;
  }
  const account = await findAccountByRef(database, payments.name, accountRef);
  // With another bank account, what came back may be sent again.
  const isCorrected = type.startsWith('account.external_account.');
  if (account !== undefined) await refreshAccount(deps, account, { isCorrected });
}
