import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { findLastDecisionAt, type User } from '../../people/public.js';
import { lockUnverifiedHolds, readOwnHolds, readUnverifiedHolds } from './unverified-holds.repository.js';

/** How many cars are held at once for people who are not verified, for those with one phone number or of one network. */
export const mostUnverifiedHolds = { phone: 2, network: 3 } as const;
/** How many such holds of a car end unpaid within 24 hours before it is held for verified people alone. */
const mostOfCar = 2;
/** How often one person holds one car before a decision on their documents. */
const mostOfPerson = 2;
const longestTripMs = 30 * 86_400_000;

export interface WantedHold {
  carUuid: string;
  pickUpAt: Date;
  returnAt: Date;
  /** Where the customer is: see `networkOf`. */
  network: string;
  now: Date;
}

/**
 * Lets through a car that may be held for a customer who is not verified: accounts cost nothing, and all of a person
 * together hold no more than a person would. Lock the customer and the car first.
 *
 * @throws Problem 409 UNVERIFIED_HOLDS_LIMIT
 */
export async function requireFewUnverifiedHolds(
  transaction: Kysely<Tables>,
  customer: User,
  { isSent, ...wanted }: WantedHold & { isSent: boolean },
): Promise<void> {
  const { pickUpAt, returnAt } = wanted;
  if (returnAt.getTime() - pickUpAt.getTime() > longestTripMs)
    throw limited('Before you’re verified, we hold a car for 30 days at most.');
  const since = await findLastDecisionAt(transaction, customer.uuid);
  const own = await readOwnHolds(transaction, customer.uuid, { ...wanted, since: since ?? new Date(0) });
  // Documents that wait for us are no reason to lose the days for good.
  if (own.declined > 0 || own.all >= mostOfPerson || (own.of_days > 0 && !isSent))
    throw limited('We’ve held this car for you before.');
  const { phone_e164: phone } = customer;
  await lockUnverifiedHolds(transaction, phone, wanted.network);
  const held = await readUnverifiedHolds(transaction, { ...wanted, phone });
  if (held.of_car >= mostOfCar) throw limited('This car was held for others a short while ago.');
  if (held.of_phone >= mostUnverifiedHolds.phone || held.of_network >= mostUnverifiedHolds.network)
    throw limited('We’re already holding cars for others with your phone number or on your network.');
}

function limited(why: string): Problem {
  return new Problem(409, 'UNVERIFIED_HOLDS_LIMIT', `${why} Once you’re verified, you can book it at once.`);
}
