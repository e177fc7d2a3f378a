import type { Insertable, Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';
import { payOutJob } from '../payout-jobs.js';
import type { Payout, PayoutsTable } from './payouts.table.js';
import { insertPayout, updatePayout } from './payouts.repository.js';

/**
 * Every legal move of a payout. One that came to nothing is taken up again when there is something after all, and one whose
 * transfer the owner's bank did not take, or sent back, waits again.
 */
const payoutMoves = {
  scheduled: ['sent', 'paid', 'cancelled'],
  sent: ['paid', 'scheduled'],
  cancelled: ['scheduled'],
  paid: ['scheduled'],
} as const satisfies Moves<Payout['status']>;

/** Puts a payout on the list, and writes it down. Lock its reservation first. */
export async function schedulePayout(
  transaction: Kysely<Tables>,
  payout: Insertable<PayoutsTable> & { created_at: Date },
  reason?: string,
): Promise<void> {
  const inserted = await insertPayout(transaction, payout);
  const { uuid, status, amount_minor, owner_uuid, currency, due_at } = inserted;
  // At a full minute, so that what becomes due together goes in one transfer.
  const at = new Date(Math.ceil(due_at.getTime() / 60_000) * 60_000);
  await enqueue(transaction, payOutJob, [{ data: { owner_uuid, currency }, at }]);
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'payout', uuid },
    action: 'payout.scheduled',
    after: { status, amount_minor },
    ...(reason === undefined ? {} : { reason }),
    at: payout.created_at,
  });
}

/**
 * Changes a locked payout, its amount or its status, and writes it down. Every change is made here.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function changePayout(
  transaction: Kysely<Tables>,
  payout: Payout,
  changes: Partial<Pick<Payout, 'status' | 'amount_minor' | 'paid_at' | 'transfer_uuid'>>,
  now: Date,
): Promise<void> {
  const { uuid, status: from, amount_minor } = payout;
  const { status: to = from, paid_at: _paidAt, ...facts } = changes;
  if (to !== from) requireMove(payoutMoves, from, to, `This payout is ${from} already.`);
  await updatePayout(transaction, uuid, changes);
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'payout', uuid },
    action: to === from ? 'payout.changed' : `payout.${to}`,
    before: { status: from, amount_minor },
    after: { amount_minor, ...facts, status: to },
    at: now,
  });
}
