import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { actOnReservation, type StepRequest } from '../reservations/act-on-reservation.js';
import { moveReservation } from '../reservations/move-reservation.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { abandonPayment, readPayments, requireNoneUnderWay } from '../../payments/public.js';
import { deleteClaims } from '../../catalog/public.js';
import type { User } from '../../people/public.js';

/**
 * Gives a car free that is held for the customer, before its time runs out. A payment that waits for their confirmation
 * is voided.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED when it is no hold any more, PAYMENT_UNDER_WAY while the bank may still pay
 */
export async function releaseHold(deps: Deps, customer: User, request: StepRequest): Promise<Reservation> {
  const who = { ...request, sides: ['customer'] } as const;
  const released = await actOnReservation(deps, customer, who, async ({ transaction, reservation, now }) => {
    if (reservation.status !== 'pending_payment') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This car is no longer held for you.');
    }
    const statuses = ['created', 'authorized'] as const;
    const underWay = await readPayments(transaction, reservation.uuid, { statuses, changeUuid: null });
    requireNoneUnderWay(underWay, now);
    const changes = {
      claim_uuid: null,
      hold_expires_at: null,
      hold_ended_at: now,
      cancelled_by: 'customer',
    } as const;
    const by = { now, actorUuid: customer.uuid, reason: 'The customer let the car go.' };
    const after = await moveReservation(transaction, reservation, 'expired', changes, by);
    if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
    return after;
  });
  const waiting = await readPayments(deps.database, released.uuid, { statuses: ['requires_action'] });
  for (const payment of waiting) await abandonPayment(deps, payment);
  return released;
}
