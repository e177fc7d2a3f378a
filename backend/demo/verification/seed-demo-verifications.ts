import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { seedOnce } from '../seed-once.js';
import { insertDemoVerifications } from './demo-verifications.repository.js';

/** Fills in people who wait for a decision on their documents, or have had one; the demo's accounts must be there. */
export async function seedDemoVerifications(database: Kysely<Tables>, now: Date): Promise<void> {
  await seedOnce(database, 'verifications', (transaction) => insertDemoVerifications(transaction, now));
}
