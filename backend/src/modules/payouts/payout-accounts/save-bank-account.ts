import { extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { requireNames } from '../../contacts/public.js';
import { lockUser, type User } from '../../people/public.js';
import { isSameBankAccount } from './changed-account.js';
import { findBankAccount, redirectPlannedTransfers, saveBankAccount } from './payout-accounts.repository.js';
import { changeWherePaid } from './where-paid.js';

/**
 * Keeps the bank account that an owner enters: checked by its check digits and its country's form, and encrypted.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED
 */
export async function saveOwnBankAccount(
  { database, bankDetails, now }: Pick<Deps, 'database' | 'bankDetails' | 'now'>,
  { uuid: ownerUuid }: User,
  { holder, iban: given }: { holder: string; iban: string },
): Promise<void> {
  requireNames({ holder });
  const characters = given.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  const iban = characters.replace(/^IBAN/, '');
  const { countryCode } = extractIBAN(iban);
  if (!isValidIBAN(iban) || countryCode === undefined) {
    throw refused('This IBAN is not right. Please check it for a mistyped letter or digit.');
  }
  if (!isSEPACountry(countryCode)) {
    throw refused('Payouts go to accounts in countries that take part in SEPA.');
  }
  await database.transaction().execute(async (transaction) => {
    const at = now();
    // Two changes at once: the second sees the first.
    await lockUser(transaction, ownerUuid);
    const account = {
      owner_uuid: ownerUuid,
      holder,
      country_code: countryCode,
      problem: null,
      updated_at: at,
      iban_sealed: bankDetails.seal(iban, ownerUuid),
      iban_last4: iban.slice(-4),
    };
    const before = await findBankAccount(transaction, ownerUuid);
    const isElsewhere = await changeWherePaid(
      transaction,
      { bankDetails, now },
      ownerUuid,
      async () => await saveBankAccount(transaction, account),
    );
    // What was planned keeps its account, unless that is this one or a bank has sent something back from it.
    const isSame = before !== undefined && isSameBankAccount(bankDetails, before, account);
    if (isSame || (isElsewhere && before?.problem != null))
      await redirectPlannedTransfers(transaction, account);
    await recordAudit(transaction, {
      actorUuid: ownerUuid,
      subject: { type: 'user', uuid: ownerUuid },
      action: 'user.bank_account_changed',
      after: { iban_last4: account.iban_last4 },
      at,
    });
  });
}

function refused(sentence: string): Problem {
  return new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { iban: sentence } });
}
