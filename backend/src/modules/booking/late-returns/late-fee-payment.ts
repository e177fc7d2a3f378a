import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { Problem } from '../../../platform/http/problem.js';
import { shareOf } from '../../../platform/money/money.js';
import { enqueueSchedulePayout } from '../../payouts/public.js';
import { lateFeeLines } from '../../books/public.js';
import type { PayablePart } from '../../payments/public.js';
import { updateReservation, type LockedTrip } from '../reservations/reservations.repository.js';

/** The fee for a late return, as long as it is due: what a bank pays for it later goes back. */
export function lateFeePayment({ transaction, reservation }: LockedTrip): PayablePart {
  const { uuid, customer_uuid, late_fee_status, late_fee_minor, terms } = reservation;
  const isDue = late_fee_status === 'due';
  const step = isDue ? 'capture' : 'void';
  return {
    refundKind: 'cancellation',
    due: () => {
      if (!isDue || late_fee_minor === null) {
        throw new Problem(422, 'NOTHING_TO_PAY', 'There’s no late fee to pay for this trip.');
      }
      const commissionMinor = shareOf(late_fee_minor, terms.commission_bps);
      return { amountMinor: late_fee_minor, entries: lateFeeLines(late_fee_minor, commissionMinor) };
    },
    authorized: () => step,
    nextStep: () => step,
    captured: async (now) => {
      if (!isDue) return false;
      await updateReservation(transaction, uuid, { late_fee_status: 'paid' }, { now });
      await recordAudit(transaction, {
        actorUuid: customer_uuid,
        subject: { type: 'reservation', uuid },
        action: 'reservation.late_fee_paid',
        after: { late_fee_minor },
        at: now,
      });
      await enqueueSchedulePayout(transaction, uuid, now);
      return true;
    },
    // It stays due, for another card.
    unpaid: () => undefined,
  };
}
