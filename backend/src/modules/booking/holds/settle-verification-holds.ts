import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { heldUntil } from '../verification-holds/hold-until-verified.js';
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
import type { VerificationHold } from '../reservations/reservations.table.js';
import { rulesOf } from '../../catalog/public.js';
import { hasSentDocuments, type User } from '../../people/public.js';

/**
 * Goes on with the car that is held until its customer is verified: once they are, they have it to pay; when they cannot
 * be, or may not drive it, others get it; once their documents are sent, it is held longer. Lock the customer first.
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
    else if (await hasSentDocuments(transaction, customer.uuid)) await holdForDecision(locked, now);
  }
}

/** As long as a decision usually takes; what was promised before stays so. */
async function holdForDecision(locked: LockedTrip, now: Date): Promise<void> {
  const { created_at: from, pick_up_at: pickUpAt, hold_expires_at } = locked.reservation;
  const { noticeHours } = rulesOf(locked.car);
  const until = await heldUntil(locked.transaction, { from, pickUpAt, noticeHours, isSent: true });
  if (hold_expires_at !== null && until <= hold_expires_at) return;
  await holdUntil(locked, until, {
    action: 'reservation.documents_sent',
    verification_hold: 'awaiting',
    now,
  });
}

/** The ordinary time to pay at least; what was promised before stays so. */
async function holdForPayment(locked: LockedTrip, now: Date): Promise<void> {
  const { pick_up_at, hold_expires_at } = locked.reservation;
  const payBy = Math.max(now.getTime() + holdLastsMs, hold_expires_at?.getTime() ?? 0);
  const until = new Date(Math.min(payBy, pick_up_at.getTime()));
  await holdUntil(locked, until, {
    action: 'reservation.customer_verified',
    verification_hold: 'verified',
    now,
  });
}

async function holdUntil(
  { transaction, reservation }: LockedTrip,
  until: Date,
  { action, verification_hold, now }: { action: string; verification_hold: VerificationHold; now: Date },
): Promise<void> {
  const { uuid } = reservation;
  const claimUuid = await takeCar(transaction, reservation, until, now);
  // Without its claim it is over, which the job that ends holds sees to.
  if (claimUuid === undefined) return;
  const changes = { claim_uuid: claimUuid, hold_expires_at: until, verification_hold };
  const subject = { type: 'reservation', uuid } as const;
  const audit = { actorUuid: null, subject, action, at: now };
  await updateReservation(transaction, uuid, changes, { now, audit });
  await enqueue(transaction, expireHoldJob, [{ data: { reservationUuid: uuid }, at: until }]);
}
