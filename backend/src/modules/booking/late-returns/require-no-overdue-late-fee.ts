import { Problem } from '../../../platform/http/problem.js';
import { formatMoney } from '../../../platform/money/money.js';
import type { OverdueLateFee } from './overdue-late-fee.repository.js';

/**
 * Lets through who owes no late fee that is overdue.
 *
 * @throws Problem 403 LATE_FEE_OVERDUE
 */
export function requireNoOverdueLateFee(overdue: OverdueLateFee | undefined): void {
  if (overdue === undefined) return;
  const amount = formatMoney(overdue.late_fee_minor, overdue.currency);
  throw new Problem(
    403,
    'LATE_FEE_OVERDUE',
    `You have not paid the late fee of ${amount} for an earlier trip. Please pay it, and you can book again at once.`,
  );
}
