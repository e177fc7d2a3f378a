import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { seedOnce } from '../seed-once.js';
import { insertDemoCars } from './demo-cars.repository.js';

/** Fills in the demo's cars at its first start; the demo accounts must be there. */
export async function seedDemoCars(database: Kysely<Tables>, now: Date): Promise<void> {
  await seedOnce(database, 'cars', (transaction) => insertDemoCars(transaction, now));
}
