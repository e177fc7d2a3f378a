import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { ProviderFault, ProviderUnavailable } from '../../payments/public.js';
import type { User } from '../../people/public.js';
import { findPayoutAccount, insertPayoutAccount } from './payout-accounts.repository.js';
import { keepAccount, refreshAccount } from './refresh-account.js';

type OnboardingDeps = Pick<Deps, 'database' | 'bankDetails' | 'payments' | 'now'>;

const notNow = 'We can’t reach the payment provider. Please try again in a moment.';

/**
 * Opens an owner's account at the provider, if they have none.
 *
 * @returns the address of the provider's page, good once and for minutes
 * @throws Problem 503 SERVICE_UNAVAILABLE
 */
export async function beginOnboarding(deps: OnboardingDeps, owner: User): Promise<string> {
  const { database, payments, now } = deps;
  return await orUnavailable(async () => {
    const known = await findPayoutAccount(database, owner.uuid);
    if (known?.provider === payments.name) return await payments.transfers.onboardingUrl(known.ref);
    const { uuid: userUuid, email, email_confirmed_at: provedAt } = owner;
    const countryCode = await countryOfCars(database, userUuid);
    const account = await payments.transfers.createAccount({ userUuid, email, countryCode, provedAt });
    await insertPayoutAccount(database, {
      owner_uuid: userUuid,
      provider: payments.name,
      ref: account.ref,
      created_at: now(),
      updated_at: now(),
    });
    await keepAccount(deps, userUuid, account, { isCorrected: false });
    return await payments.transfers.onboardingUrl(account.ref);
  });
}

/**
 * Looks up an owner's account when they come back from the provider's page. What came back from their bank is sent again:
 * they have just been where it is corrected.
 *
 * @throws Problem 503 SERVICE_UNAVAILABLE
 */
export async function endOnboarding(deps: OnboardingDeps, owner: User): Promise<void> {
  const account = await findPayoutAccount(deps.database, owner.uuid);
  if (account?.provider !== deps.payments.name) return;
  await orUnavailable(() => refreshAccount(deps, account, { isCorrected: true }));
}

async function orUnavailable<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderUnavailable || error instanceof ProviderFault) {
      throw new Problem(503, 'SERVICE_UNAVAILABLE', notNow, { cause: error });
    }
    throw error;
  }
}

/** Accounts are of a country; an owner's is where their latest car is. */
async function countryOfCars(database: Kysely<Tables>, ownerUuid: string): Promise<string | undefined> {
  const car = await database
    .selectFrom('cars')
    .innerJoin('cities', 'cities.id', 'cars.city_id')
    .select('cities.country_code')
    .where('cars.owner_uuid', '=', ownerUuid)
    .orderBy('cars.created_at', 'desc')
    .executeTakeFirst();
  return car?.country_code;
}
