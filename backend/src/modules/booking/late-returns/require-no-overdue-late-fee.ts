import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { formatMoney } from '../../../platform/money/money.js';
import { findOverdueLateFee } from './overdue-late-fee.repository.js';

/**
 * Lets through who owes no late fee that is overdue.
 *
 * @throws Problem 403 LATE_FEE_OVERDUE
 */
export async function requireNoOverdueLateFee(
  database: Kysely<Tables>,
  customerUuid: string,
  now: Date,
): Promise<void> {
  const overdue = await findOverdueLateFee(database, customerUuid, now);
  if (overdue === undefined) return;
  const amount = formatMoney(overdue.late_fee_minor, overdue.currency);
  throw new Problem(
    403,
    'LATE_FEE_OVERDUE',
    `You have not paid the late fee of ${amount} for an earlier trip. Please pay it, and you can book again at once.`,
  );
}
