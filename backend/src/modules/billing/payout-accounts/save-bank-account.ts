import { electronicFormatIBAN, extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { User } from '../../people/public.js';
import { saveBankAccount } from './payout-accounts.repository.js';

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
  const iban = electronicFormatIBAN(given) ?? '';
  const { countryCode } = extractIBAN(iban);
  if (!isValidIBAN(iban) || countryCode === undefined) {
    throw refused('This IBAN is not right. Please check it for a mistyped letter or digit.');
  }
  if (!isSEPACountry(countryCode)) {
    throw refused('Payouts go to accounts in countries that take part in SEPA.');
  }
  await database.transaction().execute(async (transaction) => {
    await saveBankAccount(transaction, {
      owner_uuid: ownerUuid,
      holder,
      country_code: countryCode,
      problem: null,
      updated_at: now(),
      iban_sealed: bankDetails.seal(iban, ownerUuid),
      iban_last4: iban.slice(-4),
    });
    await recordAudit(transaction, {
      actorUuid: ownerUuid,
      subject: { type: 'user', uuid: ownerUuid },
      action: 'user.bank_account_changed',
      after: { iban_last4: iban.slice(-4) },
      at: now(),
    });
  });
}

function refused(sentence: string): Problem {
  return new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { iban: sentence } });
}
