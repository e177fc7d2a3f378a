import type { Kysely, Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { MoveBy } from '../reservations/announce-move.js';
import { announceChange } from './announce-change.js';
import { enqueueExpiry } from './change-jobs.js';
import { requireChangeMove, type ChangeStatus } from './change-life-cycle.js';
import { updateChange } from './changes.repository.js';
import type { Change, ReservationChangesTable } from './changes.table.js';

/**
 * Moves a change of a locked reservation on, writes it down and tells whom it concerns. Every move is made here.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function moveChange(
  transaction: Kysely<Tables>,
  change: Change,
  to: ChangeStatus,
  changes: Updateable<ReservationChangesTable>,
  by: MoveBy,
): Promise<Change> {
  const { now, actorUuid, reason } = by;
  requireChangeMove(change.status, to);
  const after = await updateChange(transaction, change.uuid, { ...changes, status: to }, now);
  await enqueueExpiry(transaction, after);
  await recordAudit(transaction, {
    actorUuid,
    subject: { type: 'change', uuid: change.uuid },
    action: `change.${to}`,
    before: { status: change.status },
    after: { status: to },
    ...(reason === undefined ? {} : { reason }),
    at: now,
  });
  await announceChange(transaction, change, after, by);
  return after;
}
