import { releaseHeldAccounts } from '../payout-accounts/payout-accounts.repository.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { User } from '../../people/public.js';
import type { BankFile } from './bank-files.table.js';
import { fillBankFile, findBankFile, insertBankFile } from './bank-files.repository.js';

/**
 * Makes a file for the bank of the lines that are in none yet. A line is in one file only, which can be taken again and then
 * has what waits for the bank's answer: nothing is asked for twice, and nothing is left out.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED when there is no such line
 */
export async function makeBankFile(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { uuid: adminUuid }: User,
): Promise<BankFile> {
  return await database.transaction().execute(async (transaction) => {
    await releaseHeldAccounts(transaction, now());
    const file = await insertBankFile(transaction, adminUuid, now());
    const lines = await fillBankFile(transaction, file.uuid);
    if (lines === 0) {
      throw new Problem(
        409,
        'MOVE_NOT_ALLOWED',
        'Every transfer that’s ready to go is already in a bank file.',
      );
    }
    await recordAudit(transaction, {
      actorUuid: adminUuid,
      subject: { type: 'bank_file', uuid: file.uuid },
      action: 'bank_file.made',
      after: { lines },
      at: now(),
    });
    return file;
  });
}

/** @throws Problem 404 NOT_FOUND */
export async function requireBankFile({ database }: Pick<Deps, 'database'>, uuid: string): Promise<BankFile> {
  const file = isUuid(uuid) ? await findBankFile(database, uuid) : undefined;
  if (file === undefined) throw new Problem(404, 'NOT_FOUND', 'We can’t find that file.');
  return file;
}
