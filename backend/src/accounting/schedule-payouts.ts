import type { Deps } from '../deps.js';
import { readBalance } from '../ledger/ledger.repository.js';
import { lockReservation } from '../reservations/reservations.repository.js';
import { findTripsToPayOut, insertPayout } from './payouts-due.repository.js';

/** Time for a customer to complain before the money has left us. */
const payoutWaitsMs = 24 * 3_600_000;
/** Whatever ended longer ago was seen by then. */
const lookBackMs = 30 * 24 * 3_600_000;

/**
 * Puts on the list what owners get of trips that are over: completed, not taken, or cancelled with something kept.
 * Several processes may do it at once; a trip has one payout.
 */
export async function schedulePayouts({ database, now }: Deps): Promise<void> {
  for (const trip of await findTripsToPayOut(database, new Date(now().getTime() - lookBackMs))) {
    await database.transaction().execute(async (transaction) => {
      await lockReservation(transaction, trip.uuid);
      const { payout_minor: amountMinor } = await readBalance(transaction, trip.uuid);
      const at = now();
      const dueAt = new Date(at.getTime() + payoutWaitsMs);
      if (amountMinor > 0) await insertPayout(transaction, trip, { amountMinor, dueAt, now: at });
    });
  }
}
