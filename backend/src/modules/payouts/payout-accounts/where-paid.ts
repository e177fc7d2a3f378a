import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { lockUser } from '../../people/public.js';
import { findTaxDetails } from '../tax-details/tax-details.repository.js';
import { beginHold, isNameOf, isSameBankAccount, noHold } from './changed-account.js';
import { findBankAccount, findPayoutAccount, holdAccount } from './payout-accounts.repository.js';
import type { BankAccount, PayoutAccount } from './payout-accounts.table.js';
import type { BankDetails } from './seal-bank-details.js';

/** What an owner's payouts go to. */
export type PaidTo =
  | { method: 'provider'; account: PayoutAccount }
  | { method: 'bank_file'; account: BankAccount };

/**
 * What an owner's payouts go to now: their account at the provider from the first time that it was complete, else the bank
 * account that they entered. Undefined when there is neither.
 */
export async function findPaidTo(database: Kysely<Tables>, ownerUuid: string): Promise<PaidTo | undefined> {
  const atProvider = await findPayoutAccount(database, ownerUuid);
  if (atProvider !== undefined && atProvider.bank_ref !== null)
    return { method: 'provider', account: atProvider };
  const account = await findBankAccount(database, ownerUuid);
  return account && { method: 'bank_file', account };
}

/**
 * Makes a change after which an owner may be paid elsewhere, whichever way it came. If they are, they read of it by bell and
 * mail, and payouts wait for three days or until they follow the mail's link; a first account waits for nothing, and what is
 * not paid to is not announced.
 *
 * @returns whether they are paid elsewhere now
 */
export async function changeWherePaid(
  transaction: Kysely<Tables>,
  { bankDetails, now }: Pick<Deps, 'bankDetails' | 'now'>,
  ownerUuid: string,
  change: () => Promise<void>,
): Promise<boolean> {
  const owner = await lockUser(transaction, ownerUuid);
  const before = await findPaidTo(transaction, ownerUuid);
  await change();
  const after = await findPaidTo(transaction, ownerUuid);
  if (owner === undefined || after === undefined || isSame(bankDetails, before, after)) return false;
  const at = now();
  const hold = before === undefined ? noHold : beginHold(at);
  await holdAccount(transaction, after.method, ownerUuid, hold.columns);
  const company = (await findTaxDetails(transaction, bankDetails, ownerUuid))?.legal_name;
  const names = [`${owner.fname} ${owner.lname}`, company ?? ''];
  const isOther = after.method === 'bank_file' && !isNameOf(after.account.holder, names);
  const isOfSameKind = before?.method === 'provider' && after.method === 'provider';
  const event = {
    kind: 'payout_account_changed',
    userUuid: ownerUuid,
    before: before === undefined || isOfSameKind ? null : nameOf(before),
    after: isOfSameKind ? null : nameOf(after),
    heldUntil: hold.columns.held_until,
    confirmation: hold.confirmation,
    otherHolder: isOther ? after.account.holder : null,
  } as const;
  await publishEvent(transaction, event, at);
  return true;
}

function isSame(bankDetails: BankDetails, before: PaidTo | undefined, after: PaidTo): boolean {
  if (before?.method === 'provider' && after.method === 'provider') {
    return before.account.ref === after.account.ref && before.account.bank_ref === after.account.bank_ref;
  }
  if (before?.method !== 'bank_file' || after.method !== 'bank_file') return false;
  return isSameBankAccount(bankDetails, before.account, after.account);
}

/** `PT •••• 0154`. */
function nameOf({ method, account }: PaidTo): string {
  return method === 'provider'
    ? 'your account with our payment provider'
    : `${account.country_code} •••• ${account.iban_last4}`;
}
