import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { seedOnce } from '../seed-once.js';
import type { BankDetails } from '../../src/modules/payouts/payout-accounts/seal-bank-details.js';
import { insertDemoReservations } from './demo-reservations.repository.js';

/** Fills in the demo's reservations, payments and what people were told of them; the demo's cars must be there. */
export async function seedDemoReservations(
  database: Kysely<Tables>,
  bankDetails: BankDetails,
  now: Date,
): Promise<void> {
  await seedOnce(database, 'reservations', (transaction) =>
    insertDemoReservations(transaction, bankDetails, now),
  );
}
