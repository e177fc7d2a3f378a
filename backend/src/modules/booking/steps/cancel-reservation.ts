import { findLiveChange } from '../changes/changes.repository.js';
import { endLiveChange } from '../changes/end-live-change.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { formatMoney } from '../../../platform/money/money.js';
import { actOnReservation } from '../reservations/act-on-reservation.js';
import { findVisibleReservation } from '../reservations/find-visible-reservation.js';
import { moveReservation } from '../reservations/move-reservation.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { cancellationNow } from './preview-cancellation.js';
import { finishPayments, refundReservation } from '../../payments/public.js';
import { deleteClaims } from '../../catalog/public.js';
import type { User, Viewer } from '../../people/public.js';

const reasons: Record<Viewer, string> = {
  customer: 'You cancelled the trip.',
  owner: 'The owner cancelled the trip.',
  admin: 'We cancelled the trip.',
};

/**
 * Cancels a trip, for exactly the refund that was shown before.
 *
 * @throws Problem 409 REFUND_CHANGED when it would be another amount by now; MOVE_NOT_ALLOWED, PAYMENT_UNDER_WAY; 422
 *   VALUE_NOT_ALLOWED without a reason from an owner or an administrator
 */
export async function cancelReservation(
  deps: Deps,
  user: User,
  reservationUuid: string,
  { reason, expected_refund_minor }: { reason?: string; expected_refund_minor: number },
  begin: BeginOnce,
): Promise<Reservation> {
  const { uuid, status } = await findVisibleReservation(deps, user, reservationUuid);
  if (status === 'confirmed') await finishPayments(deps, uuid);
  const who = { reservationUuid, sides: ['customer', 'owner', 'admin'], begin } as const;
  return await actOnReservation(deps, user, who, async ({ transaction, reservation, viewer, now }) => {
    if (viewer !== 'customer' && reason === undefined) {
      const sentence = 'Please say why. The customer will see it.';
      throw new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { reason: sentence } });
    }
    const { refundMinor } = await cancellationNow(transaction, reservation, viewer, now);
    if (refundMinor !== expected_refund_minor) {
      const refund = formatMoney(refundMinor, reservation.currency);
      throw new Problem(409, 'REFUND_CHANGED', `By now ${refund} would go back. Please look at it again.`);
    }
    const change = await findLiveChange(transaction, reservation.uuid);
    const ending = { now, actorUuid: null, reason: 'The trip was cancelled.' };
    if (change !== undefined) await endLiveChange(transaction, change, ending);
    const changes = { cancelled_by: viewer, cancel_reason: reason ?? null, claim_uuid: null };
    const by = { now, actorUuid: user.uuid, ...(reason === undefined ? {} : { reason }) };
    const after = await moveReservation(transaction, reservation, 'cancelled', changes, by);
    if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
    const refunds =
      refundMinor > 0
        ? await refundReservation(transaction, reservation, {
            amountMinor: refundMinor,
            kind: 'cancellation',
            reason: reasons[viewer],
            actorUuid: user.uuid,
            now,
          })
        : [];
    const wasPaid = reservation.status === 'confirmed';
    await publishEvent(
      transaction,
      {
        kind: 'reservation_cancelled',
        reservationUuid: after.uuid,
        by: viewer,
        wasPaid,
        refundMinor,
        isOnHold: refunds.some(({ status }) => status === 'on_hold'),
        reason,
      },
      now,
    );
    return after;
  });
}
