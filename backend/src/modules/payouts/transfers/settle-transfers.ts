import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import type { PayoutTransfer } from '../payouts/payouts.table.js';
import type { ProviderTransfer, TransferAsked } from '../../payments/public.js';
import { findPayoutAccount, updatePayoutAccount } from '../payout-accounts/payout-accounts.repository.js';
import { recordTransfer } from './record-transfer.js';
import { findTransfer, findTransfersUnderWay } from './transfers-under-way.repository.js';

/** A transfer is sent by its own job; whatever is older than this the regular look asks for. */
const leftAloneMs = 2_000;

type TransferDeps = Pick<Deps, 'database' | 'bankDetails' | 'payments' | 'now'>;

/** Sends transfers that wait for it, and asks what has become of those that are on their way. */
export async function settleTransfers(deps: TransferDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - leftAloneMs);
  await eachOf(await findTransfersUnderWay(deps.database, before), (transfer) =>
    settleTransfer(deps, transfer),
  );
}

/** Sends one transfer, if that was not done. */
export async function sendTransfer(deps: TransferDeps, transferUuid: string): Promise<void> {
  const transfer = await findTransfer(deps.database, transferUuid);
  if (transfer?.status === 'sending') await settleTransfer(deps, transfer);
}

/**
 * Brings a transfer into step with what the provider says of it. What the owner's bank did not take is first taken back
 * from the owner's account: then it is ours again, and their payouts wait until they have corrected their account.
 */
export async function settleTransfer(deps: TransferDeps, transfer: PayoutTransfer): Promise<void> {
  const { payments } = deps;
  const { uuid: transferUuid, account_ref: accountRef, payout_ref: payoutRef } = transfer;
  if (accountRef === null || transfer.status === 'failed') return;
  if (transfer.status === 'sending' && (await isHeld(deps, transfer))) return;
  const { amount_minor: amountMinor, currency } = transfer;
  const asked: TransferAsked = { transferUuid, accountRef, amountMinor, currency };
  const said: ProviderTransfer =
    transfer.status === 'sending'
      ? await payments.transfers.send(asked)
      : await payments.transfers.retrieve({ ...asked, payoutRef });
  const { transferRef } = said;
  if (said.status === 'failed' && transferRef !== undefined) {
    await payments.transfers.takeBack({ ...asked, transferRef });
  }
  await recordTransfer(deps, transferUuid, said);
  if (said.status === 'failed') await forgetCorrectedProblem(deps, transfer, accountRef);
}

/** The account has changed before the provider heard of the transfer: the regular look sends it once the wait is over. */
async function isHeld({ database }: TransferDeps, { owner_uuid }: PayoutTransfer): Promise<boolean> {
  const account = await findPayoutAccount(database, owner_uuid);
  return account !== undefined && account.held_until !== null;
}

/** What came back says nothing of a bank account that the owner gave meanwhile: then nothing waits. */
async function forgetCorrectedProblem(
  { database, payments, now }: TransferDeps,
  { owner_uuid: ownerUuid }: PayoutTransfer,
  accountRef: string,
): Promise<void> {
  const account = await payments.transfers.retrieveAccount(accountRef);
  if (account?.isRefusedByBank !== false) return;
  await updatePayoutAccount(database, ownerUuid, { problem: null, updated_at: now() });
}
