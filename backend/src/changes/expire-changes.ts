import type { Deps } from '../deps.js';
import { eachOf } from '../jobs/each-of.js';
import { findExpiredChanges } from '../reservations/expiring.repository.js';
import { lockReservation } from '../reservations/reservations.repository.js';
import { endLiveChange } from './end-live-change.js';
import { findChange } from './changes.repository.js';

/** Ends changes that were not answered or not paid in time: the trip is as it was. */
export async function expireChanges({ database, now }: Deps): Promise<void> {
  await eachOf(await findExpiredChanges(database, now()), async ({ uuid, reservation_uuid }) => {
    await database.transaction().execute(async (transaction) => {
      await lockReservation(transaction, reservation_uuid);
      const change = await findChange(transaction, uuid);
      if (change !== undefined) await endLiveChange(transaction, change, { now: now(), actorUuid: null });
    });
  });
}
