import { extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { lockUser, type User } from '../../people/public.js';
import { findTaxDetails } from '../tax-details/tax-details.repository.js';
import { beginHold, isNameOf, noHold } from './changed-account.js';
import { findBankAccount, redirectPlannedTransfers, saveBankAccount } from './payout-accounts.repository.js';
import type { BankAccount } from './payout-accounts.table.js';

/**
 * Keeps the bank account that an owner enters: checked by its check digits and its country's form, and encrypted. The owner
 * reads of it at once, and nothing is paid to one that replaces another for three days.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED
 */
export async function saveOwnBankAccount(
  { database, bankDetails, now }: Pick<Deps, 'database' | 'bankDetails' | 'now'>,
  { uuid: ownerUuid, fname, lname }: User,
  { holder, iban: given }: { holder: string; iban: string },
): Promise<void> {
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
    const before = await findBankAccount(transaction, ownerUuid);
    const isSame = before?.holder === holder && bankDetails.open(before.iban_sealed, ownerUuid) === iban;
    const hold = before === undefined ? noHold : beginHold(at);
    const account = {
      owner_uuid: ownerUuid,
      holder,
      country_code: countryCode,
      problem: null,
      updated_at: at,
      ...(isSame ? {} : hold.columns),
      iban_sealed: bankDetails.seal(iban, ownerUuid),
      iban_last4: iban.slice(-4),
    };
    await saveBankAccount(transaction, account);
    // What was planned keeps its account, unless that is this one or a bank has sent something back from it.
    if (isSame || before?.problem != null) await redirectPlannedTransfers(transaction, account);
    await recordAudit(transaction, {
      actorUuid: ownerUuid,
      subject: { type: 'user', uuid: ownerUuid },
      action: 'user.bank_account_changed',
      after: { iban_last4: account.iban_last4 },
      at,
    });
    if (isSame) return;
    const company = (await findTaxDetails(transaction, bankDetails, ownerUuid))?.legal_name;
    const event = {
      kind: 'payout_account_changed',
      userUuid: ownerUuid,
      before: before === undefined ? null : masked(before),
      after: masked(account),
      heldUntil: hold.columns.held_until,
      confirmation: hold.confirmation,
      otherHolder: isNameOf(holder, [`${fname} ${lname}`, company ?? '']) ? null : holder,
    } as const;
    await publishEvent(transaction, event, at);
  });
}

/** `PT •••• 0154`. */
function masked({ country_code, iban_last4 }: Pick<BankAccount, 'country_code' | 'iban_last4'>): string {
  return `${country_code} •••• ${iban_last4}`;
}

function refused(sentence: string): Problem {
  return new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { iban: sentence } });
}
