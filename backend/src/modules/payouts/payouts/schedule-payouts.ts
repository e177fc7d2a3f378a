import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { syncPayoutWithLedger } from './sync-payout-with-ledger.js';
import { findTripsToAlign } from './payouts-due.repository.js';

/** Whatever ended longer ago was seen by then. */
const lookBackMs = 30 * 24 * 3_600_000;

/**
 * Puts on the list what owners get of trips that are over: completed, not taken, or cancelled with something kept.
 * Several processes may do it at once; a trip has one payout.
 */
export async function schedulePayouts({ database, payables, now }: Deps): Promise<void> {
  const since = new Date(now().getTime() - lookBackMs);
  await eachOf(await findTripsToAlign(database, since), (uuid) =>
    schedulePayoutOf({ database, payables, now }, uuid),
  );
}

/** Puts on the list what the owner gets of one trip, if it is over. */
export async function schedulePayoutOf(
  { database, payables, now }: Pick<Deps, 'database' | 'payables' | 'now'>,
  reservationUuid: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const payable = await payables.lock(transaction, reservationUuid);
    if (payable !== undefined) await syncPayoutWithLedger(transaction, payable, now());
  });
}
