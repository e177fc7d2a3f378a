import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { PayoutTransfer } from '../payouts/payouts.table.js';
import { isSameBankAccount } from './changed-account.js';
import {
  findBankAccount,
  markBankAccountProblem,
  updatePayoutAccount,
} from './payout-accounts.repository.js';
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
  if (current === undefined) return;
  const { holder, iban_sealed } = transfer;
  // One that is not known, of an earlier release, counts as theirs.
  const isOther =
    iban_sealed !== null &&
    !isSameBankAccount(bankDetails, { owner_uuid: ownerUuid, holder: holder ?? '', iban_sealed }, current);
  if (!isOther) await markBankAccountProblem(transaction, ownerUuid, problem);
}
