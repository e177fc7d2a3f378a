import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { PayoutTransfer } from '../payouts/payouts.table.js';
import {
  findBankAccount,
  markBankAccountProblem,
  updatePayoutAccount,
} from './payout-accounts.repository.js';
import type { BankAccount } from './payout-accounts.table.js';
import type { BankDetails } from './seal-bank-details.js';

/**
 * Has an owner's payouts wait after a transfer came back, until they have corrected the account. A line of the file for the
 * bank says nothing of an account that they entered after the file was made: then nothing waits.
 */
export async function markAccountProblem(
  transaction: Kysely<Tables>,
  bankDetails: BankDetails,
  transfer: PayoutTransfer,
  problem = 'unknown',
  now: Date,
): Promise<void> {
  const { owner_uuid: ownerUuid, method } = transfer;
  if (method === 'provider') {
    await updatePayoutAccount(transaction, ownerUuid, { problem, updated_at: now });
    return;
  }
  const current = await findBankAccount(transaction, ownerUuid);
  if (current === undefined || isOtherAccount(bankDetails, transfer, current)) return;
  await markBankAccountProblem(transaction, ownerUuid, problem);
}

/** Whether the owner's account is another than the line's; one that is not known, of an earlier release, counts as theirs. */
function isOtherAccount(
  bankDetails: BankDetails,
  { owner_uuid: ownerUuid, holder, iban_sealed: sealed }: PayoutTransfer,
  current: BankAccount,
): boolean {
  if (sealed === null) return false;
  const isOfOtherName = holder !== current.holder;
  return (
    isOfOtherName || bankDetails.open(sealed, ownerUuid) !== bankDetails.open(current.iban_sealed, ownerUuid)
  );
}
