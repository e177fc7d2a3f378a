import type { Deps } from '../../../platform/deps.js';
import type { ProviderEvent } from '../../payments/public.js';
import { settleTransfer } from './settle-transfers.js';
import { findTransferOfPayout } from './transfers-under-way.repository.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { beginHold } from '../payout-accounts/changed-account.js';
import { findAccountByRef, updatePayoutAccount } from '../payout-accounts/payout-accounts.repository.js';
import type { PayoutAccount } from '../payout-accounts/payout-accounts.table.js';
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
  if (account === undefined) return;
  const { isRefusedByBank } = await refreshAccount(deps, account, { isCorrected });
  // The first bank account is given before the provider pays out.
  if (isCorrected && account.payouts_enabled && !isRefusedByBank) await holdChangedAccount(deps, account);
}

/** Has payouts wait that would go to another bank account at the provider, and tells the owner. */
async function holdChangedAccount(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { owner_uuid: userUuid }: PayoutAccount,
): Promise<void> {
  const at = now();
  const { columns, confirmation } = beginHold(at);
  await database.transaction().execute(async (transaction) => {
    await updatePayoutAccount(transaction, userUuid, { ...columns, updated_at: at });
    const event = { kind: 'payout_account_changed', before: null, after: null, otherHolder: null } as const;
    await publishEvent(transaction, { ...event, userUuid, heldUntil: columns.held_until, confirmation }, at);
  });
}
