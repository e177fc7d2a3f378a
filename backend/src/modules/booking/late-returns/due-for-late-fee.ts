import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { shareOf } from '../../../platform/money/money.js';
import { enqueueSchedulePayout, lateFeeLines, type Due } from '../../billing/public.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';

/**
 * What a customer has to pay for a late return.
 *
 * @throws Problem 422 NOTHING_TO_PAY
 */
export function dueForLateFee({ late_fee_status, late_fee_minor, terms }: Reservation): Due {
  if (late_fee_status !== 'due' || late_fee_minor === null) {
    throw new Problem(422, 'NOTHING_TO_PAY', 'There’s no late fee to pay for this trip.');
  }
  const commissionMinor = shareOf(late_fee_minor, terms.commission_bps);
  return { amountMinor: late_fee_minor, entries: lateFeeLines(late_fee_minor, commissionMinor) };
}

/**
 * Notes that a late fee is paid.
 *
 * @returns false when it is not due any more: what was paid goes back
 */
export async function markLateFeePaid(
  transaction: Kysely<Tables>,
  { uuid, late_fee_status, late_fee_minor, customer_uuid }: Reservation,
  now: Date,
): Promise<boolean> {
  if (late_fee_status !== 'due') return false;
  await updateReservation(transaction, uuid, { late_fee_status: 'paid' }, { now });
  await recordAudit(transaction, {
    actorUuid: customer_uuid,
    subject: { type: 'reservation', uuid },
    action: 'reservation.late_fee_paid',
    after: { late_fee_minor },
    at: now,
  });
  await enqueueSchedulePayout(transaction, uuid, now);
  return true;
}
