import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { readPayments } from './payments.repository.js';

/**
 * Lets a trip through whose money is where it belongs: whatever is shared out now must not come to more a minute later.
 *
 * @throws Problem 409 PAYMENT_UNDER_WAY while it is not certain yet what is paid
 */
export async function requireTaken(database: Kysely<Tables>, { uuid }: { uuid: string }): Promise<void> {
  const setAside = await readPayments(database, uuid, { statuses: ['authorized'] });
  // A deposit is set aside until long after the trip.
  if (setAside.every(({ failure_code, purpose }) => failure_code !== null || purpose === 'deposit')) return;
  const sentence = 'Your bank is still processing the payment. Please try again in a minute.';
  throw new Problem(409, 'PAYMENT_UNDER_WAY', sentence, { retryAfterSeconds: 15 });
}
