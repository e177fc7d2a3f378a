import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { BankFile } from './bank-files.table.js';

/** A file of which lines wait for the bank's answer; those of one currency, or all without a currency. */
export interface WaitingBankFile {
  uuid: string;
  created_at: Date;
  count: number;
  amount_minor: number;
  currency: string;
}

/** A file for the bank; undefined when there is none. */
export async function findBankFile(database: Kysely<Tables>, uuid: string): Promise<BankFile | undefined> {
  return await database.selectFrom('bank_files').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** How many lines of each file wait for an answer of the bank, and what they come to: by currency, the oldest file first. */
export async function sumWaitingBankFiles(database: Kysely<Tables>): Promise<WaitingBankFile[]> {
  const { rows } = await sql<WaitingBankFile>`
    select file.uuid, file.created_at, transfer.currency, count(*) as count,
      sum(transfer.amount_minor)::bigint as amount_minor
    from bank_files as file
    join payout_transfers as transfer on transfer.bank_file_uuid = file.uuid and transfer.status = 'sent'
    where transfer.method = 'bank_file'
    group by file.uuid, transfer.currency
    order by file.created_at, file.uuid, transfer.currency`.execute(database);
  return rows;
}

/** Whether a line for the bank must not leave now, or not leave again. */
export async function isBankLineHeld(database: Kysely<Tables>, transferUuid: string): Promise<boolean> {
  const hold = await database
    .selectFrom('bank_line_holds')
    .select('reason')
    .where('transfer_uuid', '=', transferUuid)
    .executeTakeFirst();
  return hold !== undefined;
}

/** Adds a file without lines. */
export async function insertBankFile(
  transaction: Kysely<Tables>,
  createdBy: string,
  now: Date,
): Promise<BankFile> {
  return await transaction
    .insertInto('bank_files')
    .values({ created_by: createdBy, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Puts every line that is in no file and waits for nothing into this one, with the bank account it was planned with. Of two files
 * that are made at once, one gets a line.
 *
 * @returns how many lines
 */
export async function fillBankFile(transaction: Kysely<Tables>, bankFileUuid: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update payout_transfers as transfer
    set bank_file_uuid = ${bankFileUuid}, holder = coalesce(transfer.holder, bank.holder),
      iban_sealed = coalesce(transfer.iban_sealed, bank.iban_sealed)
    from bank_accounts as bank
    where transfer.method = 'bank_file' and transfer.status = 'sent' and transfer.bank_file_uuid is null
      and bank.owner_uuid = transfer.owner_uuid
      and not exists (select from bank_line_holds as hold where hold.transfer_uuid = transfer.uuid)`.execute(
    transaction,
  );
  return Number(numAffectedRows ?? 0);
}
