import type { Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

class Undone extends Error {}

/**
 * Why a trip's payout would wait if it had not left. The view of payouts has those that are scheduled: the payout is as
 * it was before, for a moment that no one else sees.
 */
export async function holdAsScheduled(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<string | undefined> {
  let reason: string | undefined;
  await database
    .transaction()
    .execute(async (transaction) => {
      await transaction
        .updateTable('payouts')
        .set({ status: 'scheduled', transfer_uuid: null })
        .where('reservation_uuid', '=', reservationUuid)
        .execute();
      const found = await transaction
        .selectFrom('payout_holds')
        .innerJoin('payouts', 'payouts.uuid', 'payout_holds.payout_uuid')
        .select('payout_holds.reason')
        .where('payouts.reservation_uuid', '=', reservationUuid)
        .executeTakeFirst();
      reason = found?.reason;
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return reason;
}
