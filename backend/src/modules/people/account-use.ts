import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** The states that a trip can be in, as far as an account's page shows them. */
export const tripStatuses = [
  ...(['pending_payment', 'pending_owner', 'confirmed', 'in_progress', 'completed'] as const),
  ...(['disputed', 'declined', 'expired', 'cancelled', 'no_show'] as const),
] as const;

export interface OpenTrip {
  uuid: string;
  status: (typeof tripStatuses)[number];
  customer_uuid: string;
  make: string | null;
  model: string | null;
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
}

/** The states of a car, as far as an administrator's page about its owner shows them. */
export const ownedCarVerifications = [
  ...(['draft', 'pending', 'approved', 'rejected', 'changes_requested', 'suspended'] as const),
] as const;
export const ownedCarListings = ['listed', 'paused'] as const;

export interface OwnedCar {
  uuid: string;
  make: string | null;
  model: string | null;
  plate: string | null;
  verification: (typeof ownedCarVerifications)[number];
  listing: (typeof ownedCarListings)[number];
}

/**
 * What is still to be paid, given back or decided of a trip that is over: a refund that has not reached its customer, a
 * claim on a deposit, an objection, a late fee, a payment that its customer disputes at their bank.
 */
export type OpenMatter = 'refund' | 'deposit_claim' | 'objection' | 'late_fee' | 'payment_dispute';

/** What an account is used for. Other modules know; the root plugs them in. */
export interface AccountUse {
  /** The country of an address, ISO 3166-1; undefined for one that is not known. */
  findCountry: (
    database: Kysely<Tables>,
    address: { city: string; region: string },
  ) => Promise<string | undefined>;
  /** How many trips a person has, on either side; `open` are those that are not over. */
  countTrips: (
    database: Kysely<Tables>,
    userUuid: string,
  ) => Promise<{ as_customer: number; as_owner: number; open: number }>;
  /** How many messages of a person had contact details before they were shared, and when the last was sent. */
  countHiddenContacts: (
    database: Kysely<Tables>,
    userUuid: string,
  ) => Promise<{ messages: number; last_at: Date | null }>;
  /** The trips that are not over, on either side, by pick-up. */
  readOpenTrips: (database: Kysely<Tables>, userUuid: string, limit: number) => Promise<OpenTrip[]>;
  /** Whether money is still to go to an owner, or to be kept from what goes to them. */
  hasOpenPayouts: (database: Kysely<Tables>, userUuid: string) => Promise<boolean>;
  /** What is not settled of a trip of theirs, on either side: the first of {@link OpenMatter}; undefined when all is. */
  findOpenMatter: (database: Kysely<Tables>, userUuid: string) => Promise<OpenMatter | undefined>;
  /** A person's cars, drafts included, the last changed first. */
  readCars: (database: Kysely<Tables>, userUuid: string) => Promise<OwnedCar[]>;
  /** Locks a person's cars against reservations until the transaction ends. */
  lockCars: (transaction: Kysely<Tables>, userUuid: string) => Promise<void>;
  /** Removes what says who the person of an account is; trips and books stay. */
  removePersonalData: (transaction: Kysely<Tables>, userUuid: string, now: Date) => Promise<void>;
  /** Forgets where an account is to be paid, and what it said for taxes. */
  forgetPayoutAccounts: (transaction: Kysely<Tables>, userUuid: string) => Promise<void>;
}

/** `erasePersonalData` of `account`, which knows `users`: these know it by its type alone. */
export type ErasePersonalData = (
  deps: { accountUse: AccountUse; now: () => Date },
  transaction: Kysely<Tables>,
  userUuid: string,
) => Promise<string[]>;
