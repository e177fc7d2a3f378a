import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { deleteDocumentsOf } from '../documents/documents.repository.js';
import { deleteVerificationOf } from './account.repository.js';

/**
 * Erases what an account holds beside its own row, in every module: cars that were not sent, messages, cards, documents.
 *
 * @returns the keys of the documents' files, which are still to be removed
 */
export async function erasePersonalData(
  { accountUse, now }: Pick<Deps, 'accountUse' | 'now'>,
  transaction: Kysely<Tables>,
  userUuid: string,
): Promise<string[]> {
  await accountUse.removePersonalData(transaction, userUuid, now());
  await deleteVerificationOf(transaction, userUuid);
  return await deleteDocumentsOf(transaction, userUuid);
}
