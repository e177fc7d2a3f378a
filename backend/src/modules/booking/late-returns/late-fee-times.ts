import type { Reservation } from '../reservations/reservations.table.js';

const dayMs = 86_400_000;

/** So long a customer has to pay a late fee; then it is overdue. */
export const payWithinMs = 7 * dayMs;

/** When a customer is reminded of a fee that is not paid, after it was due: the last time once it is overdue. */
export const remindAfterMs = [3 * dayMs, 6 * dayMs, payWithinMs] as const;

type Fee = Pick<Reservation, 'late_fee_status' | 'late_fee_at' | 'objected_at' | 'objection_settled_at'>;

/** Until when a late fee is to be paid; undefined without one that is due, or while the customer objects. */
export function payLateFeeBy(fee: Fee): Date | undefined {
  const from = dueFrom(fee);
  return from === undefined ? undefined : new Date(from + payWithinMs);
}

/** How many reminders of a late fee are due by now. */
export function remindersDue(fee: Fee, now: Date): number {
  const from = dueFrom(fee);
  if (from === undefined) return 0;
  return remindAfterMs.filter((after) => now.getTime() >= from + after).length;
}

/** The time to pay begins again once an objection is decided. */
function dueFrom({
  late_fee_status,
  late_fee_at,
  objected_at,
  objection_settled_at,
}: Fee): number | undefined {
  if (late_fee_status !== 'due' || late_fee_at === null) return undefined;
  if (objected_at !== null && objection_settled_at === null) return undefined;
  return Math.max(late_fee_at.getTime(), objection_settled_at?.getTime() ?? 0);
}
