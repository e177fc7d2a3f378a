import { createHash, randomBytes } from 'node:crypto';
import type { BankAccount } from './payout-accounts.table.js';
import type { BankDetails } from './seal-bank-details.js';

/** How long payouts wait after an account has changed, so that its owner has time to read of it. */
const waitMs = 3 * 24 * 3_600_000;

/** The wait of an account that has changed: until when, and what ends it sooner. */
export interface Hold {
  columns: { held_until: Date | null; confirmation_hash: string | null };
  /** For the mail alone. */
  confirmation: string | null;
}

export const noHold: Hold = { columns: { held_until: null, confirmation_hash: null }, confirmation: null };

/** A wait of three days from now on. */
export function beginHold(now: Date): Hold {
  const confirmation = randomBytes(24).toString('base64url');
  const held_until = new Date(now.getTime() + waitMs);
  return { columns: { held_until, confirmation_hash: hashOf(confirmation) }, confirmation };
}

export function hashOf(confirmation: string): string {
  return createHash('sha256').update(confirmation).digest('hex');
}

/** A bank account as it is kept: of whom, and its number encrypted. */
type KeptBankAccount = Pick<BankAccount, 'owner_uuid' | 'holder' | 'iban_sealed'>;

/** Whether two of an owner's are the same number under the same name. */
export function isSameBankAccount(bankDetails: BankDetails, a: KeptBankAccount, b: KeptBankAccount): boolean {
  const numberOf = ({ iban_sealed, owner_uuid }: KeptBankAccount) =>
    bankDetails.open(iban_sealed, owner_uuid);
  return a.holder === b.holder && numberOf(a) === numberOf(b);
}

/** Whether an account holder is one of these people or companies, whatever the order, case and accents of the words. */
export function isNameOf(holder: string, names: readonly string[]): boolean {
  const words = (text: string): string[] =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const given = new Set(words(holder));
  return names.map(words).some((name) => name.length > 0 && name.every((word) => given.has(word)));
}
