import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { BankDetails } from '../payout-accounts/seal-bank-details.js';
import type { TaxDetails } from './tax-details.table.js';

/** What an owner has said of themselves for taxes; undefined when they have not. */
export async function findTaxDetails(
  database: Kysely<Tables>,
  sealing: BankDetails,
  ownerUuid: string,
): Promise<TaxDetails | undefined> {
  const row = await database
    .selectFrom('tax_details')
    .select('details_sealed')
    .where('owner_uuid', '=', ownerUuid)
    .executeTakeFirst();
  return row && openTaxDetails(sealing, row.details_sealed, ownerUuid);
}

/** Whether an owner has said anything of themselves for taxes. */
export async function hasTaxDetails(database: Kysely<Tables>, ownerUuid: string): Promise<boolean> {
  const row = await database
    .selectFrom('tax_details')
    .select('owner_uuid')
    .where('owner_uuid', '=', ownerUuid)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names of owners, and what they have said of themselves for taxes, in one query; without those we do not know. */
export async function findOwnersForTaxes(
  database: Kysely<Tables>,
  sealing: BankDetails,
  ownerUuids: readonly string[],
): Promise<Map<string, { name: string; details: TaxDetails | undefined }>> {
  const rows = await database
    .selectFrom('users')
    .leftJoin('tax_details', 'tax_details.owner_uuid', 'users.uuid')
    .select(['users.uuid', 'fname', 'lname', 'details_sealed'])
    .where('users.uuid', '=', (build) => build.fn.any(build.val(ownerUuids)))
    .execute();
  return new Map(
    rows.map(({ uuid, fname, lname, details_sealed: sealed }) => {
      const details = sealed === null ? undefined : openTaxDetails(sealing, sealed, uuid);
      return [uuid, { name: `${fname} ${lname}`, details }];
    }),
  );
}

/** Keeps what an owner says, in place of what they have said before. */
export async function saveTaxDetails(
  database: Kysely<Tables>,
  sealing: BankDetails,
  ownerUuid: string,
  details: TaxDetails,
  now: Date,
): Promise<void> {
  const row = {
    details_sealed: sealing.seal(JSON.stringify(details), belongsTo(ownerUuid)),
    updated_at: now,
  };
  await database
    .insertInto('tax_details')
    .values({ owner_uuid: ownerUuid, ...row })
    .onConflict((conflict) => conflict.column('owner_uuid').doUpdateSet(row))
    .execute();
}

/** What is sealed in a row of an owner. */
function openTaxDetails(sealing: BankDetails, sealed: string, ownerUuid: string): TaxDetails {
  return JSON.parse(sealing.open(sealed, belongsTo(ownerUuid))) as TaxDetails;
}

/** So that no sealed bank account opens as tax details. */
function belongsTo(ownerUuid: string): string {
  return `tax ${ownerUuid}`;
}
