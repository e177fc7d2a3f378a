import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { findPayoutAccount } from '../payout-accounts/payout-accounts.repository.js';
import type { BankDetails } from '../payout-accounts/seal-bank-details.js';
import { findPaidTo } from '../payout-accounts/where-paid.js';
import { missingForReport } from '../tax-details/save-tax-details.js';
import { findTaxDetails, hasTaxDetails } from '../tax-details/tax-details.repository.js';
import { carStepsOf } from '../../catalog/public.js';
import type { User } from '../../people/public.js';
import { listingSteps, type OwnerFacts } from './listing-steps.js';
import type { NextStepsBody } from './next-steps.schemas.js';

/**
 * How far an owner is with listing a car and being paid for it.
 *
 * @param carUuid one of theirs; without it, the one that is nearest to being listed
 * @param bankDetails opens tax details; without it, those that were saved count as complete
 * @throws Problem 404 CAR_NOT_FOUND
 */
export async function readNextSteps(
  database: Kysely<Tables>,
  owner: User,
  { carUuid, bankDetails }: { carUuid?: string | undefined; bankDetails?: BankDetails | undefined } = {},
): Promise<NextStepsBody> {
  return listingSteps({
    car: await carStepsOf(database, owner, carUuid),
    verification: owner.user_verification,
    payouts: await payoutsOf(database, owner.uuid),
    taxes: await taxesOf(database, owner.uuid, bankDetails),
  });
}

async function taxesOf(
  database: Kysely<Tables>,
  ownerUuid: string,
  bankDetails: BankDetails | undefined,
): Promise<OwnerFacts['taxes']> {
  if (bankDetails === undefined) return (await hasTaxDetails(database, ownerUuid)) ? [] : 'none';
  const details = await findTaxDetails(database, bankDetails, ownerUuid);
  return details === undefined ? 'none' : missingForReport(details);
}

async function payoutsOf(database: Kysely<Tables>, ownerUuid: string): Promise<OwnerFacts['payouts']> {
  const paidTo = await findPaidTo(database, ownerUuid);
  if (paidTo === undefined) {
    return (await findPayoutAccount(database, ownerUuid)) === undefined ? 'none' : 'incomplete';
  }
  const { method, account } = paidTo;
  const isEnabled = method === 'bank_file' || account.payouts_enabled;
  return isEnabled && account.problem === null ? 'ready' : 'incomplete';
}
