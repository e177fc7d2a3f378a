import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { findExpiredChanges, isChangeExpired } from '../reservations/expiring.repository.js';
import { lockReservation } from '../reservations/reservations.repository.js';
import { endLiveChange } from './end-live-change.js';
import { findChange } from './changes.repository.js';

/** Ends changes that were not answered or not paid in time: the trip is as it was. */
export async function expireChanges({ database, now }: Deps): Promise<void> {
  await eachOf(await findExpiredChanges(database, now()), async (change) => {
    await expireChange({ database, now }, change);
  });
}

/** Ends a change if it is still open, overdue, and no one is paying for it at this moment. */
export async function expireChange(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  { uuid, reservation_uuid }: { uuid: string; reservation_uuid: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockReservation(transaction, reservation_uuid);
    // Looked at again behind the lock: a person may have begun to pay in the last moment.
    const isOver = await isChangeExpired(transaction, uuid, now());
    const change = isOver ? await findChange(transaction, uuid) : undefined;
    if (change === undefined) return;
    const reason =
      change.status === 'awaiting_payment'
        ? 'The difference was not paid in time.'
        : 'It was not answered in time.';
    await endLiveChange(transaction, change, { now: now(), actorUuid: null, reason });
  });
}
