import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { insertAgreements } from './terms-agreements.repository.js';
import { agreedDocuments, type AgreementOccasion } from './terms-agreements.table.js';

/** Stores that a person agrees to the legal texts in force; again on the same occasion changes nothing. */
export async function recordAgreement(
  deps: Deps,
  transaction: Kysely<Tables>,
  userUuid: string,
  occasion: AgreementOccasion,
): Promise<void> {
  const versions = deps.legalVersions(deps);
  await insertAgreements(
    transaction,
    agreedDocuments.map((document) => ({
      user_uuid: userUuid,
      occasion,
      document,
      version: versions[document],
      agreed_at: deps.now(),
    })),
  );
}
