import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { seedOnce } from '../seed-once.js';
import { insertDemoReservations } from './demo-reservations.repository.js';

/** Fills in the demo's reservations, payments and what people were told of them; the demo's cars must be there. */
export async function seedDemoReservations(database: Kysely<Tables>, now: Date): Promise<void> {
  await seedOnce(database, 'reservations', (transaction) => insertDemoReservations(transaction, now));
}
