import type { Transaction } from 'kysely';
import { saveBankAccount } from '../src/modules/payouts/payout-accounts/payout-accounts.repository.js';
import type { BankDetails } from '../src/modules/payouts/payout-accounts/seal-bank-details.js';
import type { Tables } from '../src/tables.js';
import { oscarUuid } from './cars/demo-car-rows.js';

/** The example of an IBAN in its standard: valid, and of no one. */
const iban = 'DE89370400440532013000';

/**
 * Has one owner paid by the file for the bank instead of the embedded provider: one for whom a transfer waits, so that an
 * administrator can make a file of it.
 */
export async function insertDemoBankAccount(
  transaction: Transaction<Tables>,
  bankDetails: BankDetails,
  now: Date,
): Promise<void> {
  const owner = await transaction
    .selectFrom('payout_transfers as line')
    .innerJoin('users', 'users.uuid', 'line.owner_uuid')
    .select(['users.uuid', 'users.fname', 'users.lname'])
    .where('line.method', '=', 'bank_file')
    .where('line.status', '=', 'sent')
    .where('line.bank_file_uuid', 'is', null)
    .where('users.uuid', '<>', oscarUuid)
    .orderBy('line.created_at')
    .orderBy('line.uuid')
    .limit(1)
    .executeTakeFirst();
  if (owner === undefined) return;
  await transaction.deleteFrom('payout_accounts').where('owner_uuid', '=', owner.uuid).execute();
  await saveBankAccount(transaction, {
    owner_uuid: owner.uuid,
    holder: `${owner.fname} ${owner.lname}`,
    updated_at: now,
    iban_sealed: bankDetails.seal(iban, owner.uuid),
    iban_last4: iban.slice(-4),
    country_code: 'DE',
  });
}
