import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { rentingRefusal } from '../reservations/may-rent.js';
import { expireHoldJob } from '../reservations/reservation-jobs.js';
import {
  lockReservation,
  updateReservation,
  type LockedTrip,
} from '../reservations/reservations.repository.js';
import { takeCar } from '../reservations/take-car.js';
import { holdLastsMs } from '../reservations/trip-times.js';
import { holdRefusedReason } from './hold-refused-reasons.js';
import { findAwaitingHolds } from './holds.repository.js';
import { releaseHeldCar } from './release-held-car.js';
import type { User } from '../../people/public.js';

/**
 * Goes on with the car that is held until its customer is verified: once they are, they have it to pay; when they cannot
 * be, or may not drive it, others get it. Lock the customer first.
 */
export async function settleVerificationHolds(
  transaction: Kysely<Tables>,
  customer: User,
  now: Date,
): Promise<void> {
  for (const uuid of await findAwaitingHolds(transaction, customer.uuid, now)) {
    const locked = await lockReservation(transaction, uuid);
    const isAwaiting = locked?.reservation.status === 'pending_payment';
    if (locked === undefined || !isAwaiting) continue;
    const { reservation, car } = locked;
    const refusal = rentingRefusal(customer, { ...reservation, min_driver_age: car.min_driver_age });
    if (refusal === undefined) await holdForPayment(locked, now);
    else if (refusal.code !== 'VERIFICATION_REQUIRED' || customer.user_verification === 'rejected')
      await releaseHeldCar(locked, 'expired', holdRefusedReason(refusal.code), now);
  }
}

/** The ordinary time to pay at least; what was promised before stays so. */
async function holdForPayment({ transaction, reservation }: LockedTrip, now: Date): Promise<void> {
  const { uuid, pick_up_at, hold_expires_at } = reservation;
  const payBy = Math.max(now.getTime() + holdLastsMs, hold_expires_at?.getTime() ?? 0);
  const holdExpiresAt = new Date(Math.min(payBy, pick_up_at.getTime()));
  const claimUuid = await takeCar(transaction, reservation, holdExpiresAt, now);
  // Without its claim it is over, which the job that ends holds sees to.
  if (claimUuid === undefined) return;
  const changes = {
    claim_uuid: claimUuid,
    hold_expires_at: holdExpiresAt,
    verification_hold: 'verified',
  } as const;
  const subject = { type: 'reservation', uuid } as const;
  const action = 'reservation.customer_verified';
  const audit = { actorUuid: null, subject, action, at: now } as const;
  await updateReservation(transaction, uuid, changes, { now, audit });
  await enqueue(transaction, expireHoldJob, [{ data: { reservationUuid: uuid }, at: holdExpiresAt }]);
}
