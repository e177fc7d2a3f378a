import { recordAudit } from '../audit/audit-log.repository.js';
import type { Deps } from '../deps.js';
import { readBalance } from '../ledger/ledger.repository.js';
import { announce } from '../notifications/announce.js';
import { lockReservation } from '../reservations/reservations.repository.js';
import { findDuePayouts, updateScheduledPayout } from './payouts-due.repository.js';

/** Pays out what is due, as much as the books say at that moment, and tells the owners. */
export async function payOut({ database, now }: Deps): Promise<void> {
  for (const { reservation_uuid: reservationUuid } of await findDuePayouts(database, now())) {
    await database.transaction().execute(async (transaction) => {
      await lockReservation(transaction, reservationUuid);
      const { payout_minor: amountMinor } = await readBalance(transaction, reservationUuid);
      const at = now();
      const isSomething = amountMinor > 0;
      const uuid = await updateScheduledPayout(transaction, reservationUuid, {
        amount_minor: Math.max(0, amountMinor),
        ...(isSomething ? { status: 'paid', paid_at: at } : { status: 'cancelled' }),
      });
      // Another process was quicker.
      if (uuid === undefined || !isSomething) return;
      await recordAudit(transaction, {
        actorUuid: null,
        subject: { type: 'payout', uuid },
        action: 'payout.paid',
        before: { status: 'scheduled' },
        after: { status: 'paid', amount_minor: amountMinor },
        at,
      });
      await announce(transaction, { kind: 'payout_paid', reservationUuid, amountMinor }, at);
    });
  }
}
