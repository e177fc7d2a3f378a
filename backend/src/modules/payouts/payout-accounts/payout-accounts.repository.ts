import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type {
  BankAccount,
  BankAccountsTable,
  PayoutAccount,
  PayoutAccountsTable,
} from './payout-accounts.table.js';

/** An owner's account at the provider; undefined when they have none. */
export async function findPayoutAccount(
  database: Kysely<Tables>,
  ownerUuid: string,
): Promise<PayoutAccount | undefined> {
  return await database
    .selectFrom('payout_accounts')
    .selectAll()
    .where('owner_uuid', '=', ownerUuid)
    .executeTakeFirst();
}

/** An account by the provider's name for it; undefined when it is no owner's. */
export async function findAccountByRef(
  database: Kysely<Tables>,
  provider: string,
  ref: string,
): Promise<PayoutAccount | undefined> {
  return await database
    .selectFrom('payout_accounts')
    .selectAll()
    .where('provider', '=', provider)
    .where('ref', '=', ref)
    .executeTakeFirst();
}

/** Adds an owner's account; the one that is there stays, unless it is of another provider. */
export async function insertPayoutAccount(
  database: Kysely<Tables>,
  account: Insertable<PayoutAccountsTable>,
): Promise<void> {
  const { provider, ref, updated_at } = account;
  await database
    .insertInto('payout_accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict
        .column('owner_uuid')
        .doUpdateSet((row) => ({
          provider,
          ref,
          payouts_enabled: false,
          // Another account is no first one once it is complete.
          bank_ref: row.case().when('payout_accounts.bank_ref', 'is not', null).then('replaced').end(),
          problem: null,
          updated_at,
        }))
        .where('payout_accounts.provider', '<>', provider),
    )
    .execute();
}

/** Notes what the provider says of an account. */
export async function updatePayoutAccount(
  database: Kysely<Tables>,
  ownerUuid: string,
  changes: Partial<Pick<PayoutAccount, 'payouts_enabled' | 'problem' | 'bank_ref'>> & { updated_at: Date },
): Promise<void> {
  await database.updateTable('payout_accounts').set(changes).where('owner_uuid', '=', ownerUuid).execute();
}

/** Has payouts to an owner's account wait, or lets them go. */
export async function holdAccount(
  transaction: Kysely<Tables>,
  method: 'provider' | 'bank_file',
  ownerUuid: string,
  hold: Pick<PayoutAccount, 'held_until' | 'confirmation_hash'>,
): Promise<void> {
  const table = method === 'provider' ? 'payout_accounts' : 'bank_accounts';
  await transaction.updateTable(table).set(hold).where('owner_uuid', '=', ownerUuid).execute();
}

/** Lets payouts go to changed accounts whose wait is over. */
export async function releaseHeldAccounts(database: Kysely<Tables>, now: Date): Promise<void> {
  for (const table of ['bank_accounts', 'payout_accounts'] as const) {
    await database
      .updateTable(table)
      .set({ held_until: null, confirmation_hash: null })
      .where('held_until', '<=', now)
      .execute();
  }
}

/**
 * Lets payouts go to a changed account whose owner has confirmed it.
 *
 * @returns whether one of theirs waited for it
 */
export async function confirmHeldAccount(
  transaction: Kysely<Tables>,
  ownerUuid: string,
  confirmationHash: string,
): Promise<boolean> {
  let isConfirmed = false;
  for (const table of ['bank_accounts', 'payout_accounts'] as const) {
    const { numUpdatedRows } = await transaction
      .updateTable(table)
      .set({ held_until: null, confirmation_hash: null })
      .where('owner_uuid', '=', ownerUuid)
      .where('confirmation_hash', '=', confirmationHash)
      .where('held_until', 'is not', null)
      .executeTakeFirstOrThrow();
    isConfirmed ||= numUpdatedRows > 0n;
  }
  return isConfirmed;
}

/** Has lines for the bank that are in no file go to an owner's bank account as it is now. */
export async function redirectPlannedTransfers(
  transaction: Kysely<Tables>,
  { owner_uuid, holder, iban_sealed }: Pick<BankAccount, 'owner_uuid' | 'holder' | 'iban_sealed'>,
): Promise<void> {
  await transaction
    .updateTable('payout_transfers')
    .set({ holder, iban_sealed })
    .where('owner_uuid', '=', owner_uuid)
    .where('method', '=', 'bank_file')
    .where('status', '=', 'sent')
    .where('bank_file_uuid', 'is', null)
    .execute();
}

/** Notes that a transfer to an owner's bank account came back. */
export async function markBankAccountProblem(
  database: Kysely<Tables>,
  ownerUuid: string,
  problem: string,
): Promise<void> {
  await database.updateTable('bank_accounts').set({ problem }).where('owner_uuid', '=', ownerUuid).execute();
}

/** The bank account that an owner entered; undefined when they did not. */
export async function findBankAccount(
  database: Kysely<Tables>,
  ownerUuid: string,
): Promise<BankAccount | undefined> {
  return await database
    .selectFrom('bank_accounts')
    .selectAll()
    .where('owner_uuid', '=', ownerUuid)
    .executeTakeFirst();
}

/** Forgets the bank accounts of people whose account with us is closed, those in files for the bank too: nothing is paid to them any more. */
export async function deleteBankAccountsOfClosed(database: Kysely<Tables>): Promise<void> {
  await database
    .updateTable('payout_transfers')
    .set({ holder: null, iban_sealed: null })
    .where('iban_sealed', 'is not', null)
    .where('owner_uuid', 'in', (where) =>
      where.selectFrom('users').select('uuid').where('account_status', '=', 'closed'),
    )
    .execute();
  await database
    .deleteFrom('bank_accounts')
    .where('owner_uuid', 'in', (where) =>
      where.selectFrom('users').select('uuid').where('account_status', '=', 'closed'),
    )
    .execute();
}

/** Keeps an owner's bank account in the place of the earlier one. */
export async function saveBankAccount(
  database: Kysely<Tables>,
  account: Insertable<BankAccountsTable>,
): Promise<void> {
  const { owner_uuid, ...facts } = account;
  await database
    .insertInto('bank_accounts')
    .values({ owner_uuid, ...facts })
    .onConflict((conflict) => conflict.column('owner_uuid').doUpdateSet(facts))
    .execute();
}
