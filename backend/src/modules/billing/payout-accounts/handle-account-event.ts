import type { Deps } from '../../../platform/deps.js';
import type { ProviderEvent } from '../payments/providers/payment-provider.js';
import { settleTransfer } from '../transfers/settle-transfers.js';
import { findTransferOfPayout } from '../transfers/transfers-under-way.repository.js';
import { findAccountByRef } from './payout-accounts.repository.js';
import { refreshAccount } from './refresh-account.js';

/** Does what a message about an owner's account asks for: looks up the account, or what became of a transfer. */
export async function handleAccountEvent(
  deps: Pick<Deps, 'database' | 'bankDetails' | 'payments' | 'now'>,
  {
    type,
    accountRef,
    payoutRef,
  }: { type: string } & Required<Pick<ProviderEvent, 'accountRef' | 'payoutRef'>>,
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
