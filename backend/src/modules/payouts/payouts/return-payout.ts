import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { payOutJob } from '../payout-jobs.js';
import type { Payout } from './payouts.table.js';
import { changePayout } from './change-payout.js';
import { lockPayoutsOfTrip } from './payouts.repository.js';

/**
 * Puts a payout whose transfer came back on the list again. A trip has one scheduled payout at a time: what had been
 * corrected meanwhile becomes part of it.
 */
export async function returnPayout(transaction: Kysely<Tables>, payout: Payout, now: Date): Promise<void> {
  const { reservation_uuid, owner_uuid, currency, amount_minor } = payout;
  const open = (await lockPayoutsOfTrip(transaction, reservation_uuid)).find(
    ({ uuid, status }) => status === 'scheduled' && uuid !== payout.uuid,
  );
  const back = { paid_at: null, transfer_uuid: null };
  const together = amount_minor + (open?.amount_minor ?? 0);
  const isNothing = open !== undefined && together === 0;
  // A trip's own payout is never below zero; what the owner owes is a correction.
  const isKept = open === undefined || payout.kind === 'correction' || together >= 0;
  if (open !== undefined) {
    const rest = isKept ? ({ amount_minor: 0, status: 'cancelled' } as const) : { amount_minor: together };
    await changePayout(transaction, open, rest, now);
  }
  const returned = { ...payout, status: 'scheduled' as const };
  await changePayout(transaction, payout, { ...back, status: 'scheduled' }, now);
  if (isNothing || !isKept) {
    await changePayout(transaction, returned, { amount_minor: 0, status: 'cancelled' }, now);
  } else if (together !== amount_minor) {
    await changePayout(transaction, returned, { amount_minor: together }, now);
  }
  await enqueue(transaction, payOutJob, [{ data: { owner_uuid, currency }, at: now }]);
}
