import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { lockReservation, updateReservation } from '../reservations/reservations.repository.js';
import { payLateFeeBy, remindersDue } from './late-fee-times.js';
import { findLateFeesToRemindOf } from './overdue-late-fee.repository.js';

/**
 * Reminds customers of late fees that they have not paid: after three days, the day before it is overdue, and when it is.
 * Several processes may do it at once.
 */
export async function remindOfLateFees({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await eachOf(await findLateFeesToRemindOf(database, now()), async (reservationUuid) => {
    await database.transaction().execute(async (transaction) => {
      const trip = (await lockReservation(transaction, reservationUuid))?.reservation;
      const at = now();
      const payBy = trip && payLateFeeBy(trip);
      if (trip === undefined || payBy === undefined || trip.late_fee_minor === null) return;
      const due = remindersDue(trip, at);
      if (due <= trip.late_fee_reminders) return;
      await updateReservation(transaction, reservationUuid, { late_fee_reminders: due }, { now: at });
      const event = { kind: 'late_fee_reminder', reservationUuid, amountMinor: trip.late_fee_minor } as const;
      await publishEvent(transaction, { ...event, payBy, isOverdue: payBy <= at }, at);
    });
  });
}
