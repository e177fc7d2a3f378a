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
  await eachOf(await findTripsToAlign(database, since), async (uuid) => {
    await database.transaction().execute(async (transaction) => {
      const payable = await payables.lock(transaction, uuid);
      if (payable !== undefined) await syncPayoutWithLedger(transaction, payable, now());
    });
  });
}
