import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { claimedTime } from '../reservations/claimed-time.js';
import { addedTimes } from './added-times.js';
import { applyChange, areAddedTimesFree } from './apply-change.js';
import { updateChange } from './changes.repository.js';
import type { Change } from './changes.table.js';
import { endLiveChange } from './end-live-change.js';
import type { PaymentFailure } from '../../payments/public.js';
import { deleteClaims, insertClaim, keepClaim } from '../../catalog/public.js';

/**
 * Takes the added days for a change whose difference the bank has set aside, until it is certain that the bank pays it;
 * the trip stays as it is meanwhile. If the days were given free, it takes them again when they still are.
 *
 * @returns undefined when they are taken, else why they cannot be, for the customer: nothing is charged then
 */
export async function holdChangeDates(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  change: Change | undefined,
  now: Date,
): Promise<PaymentFailure | undefined> {
  if (change?.status === 'applied') return paidAlready;
  if (!canBeMade(change, reservation)) return changeTooLate;
  await deleteClaims(transaction, change.claim_uuids);
  if (!(await areAddedTimesFree(transaction, reservation, change, now))) return changeTooLate;
  const claimUuids: string[] = [];
  for (const time of addedTimes(claimedTime(reservation), claimedTime(reservation, change))) {
    const claim = { kind: 'reservation', ...time } as const;
    claimUuids.push(await insertClaim(transaction, reservation.car_uuid, claim, now));
  }
  await updateChange(transaction, change.uuid, { claim_uuids: claimUuids }, now);
  return undefined;
}

/** Whether a change still waits for its difference, and its trip for the change. */
export function canBeMade(
  change: Change | undefined,
  { status }: Pick<Reservation, 'status'>,
): change is Change & { status: 'awaiting_payment' } {
  return change?.status === 'awaiting_payment' && (status === 'confirmed' || status === 'in_progress');
}

/** Makes a change whose difference is paid; `holdChangeDates` has kept its days. */
export async function applyPaidChange(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  change: Change,
  now: Date,
): Promise<void> {
  await deleteClaims(transaction, change.claim_uuids);
  await applyChange(transaction, reservation, change, { now, actorUuid: reservation.customer_uuid });
}

/**
 * Leaves a change unmade whose difference the bank had set aside and did not pay. Its days stay held for another card
 * as long as they were promised to; after that it ends.
 */
export async function markChangeUnpaid(
  transaction: Kysely<Tables>,
  change: Change,
  now: Date,
): Promise<void> {
  if (change.status !== 'awaiting_payment') return;
  const { uuid: changeUuid, pay_by: holdExpiresAt } = change;
  if (holdExpiresAt === null || holdExpiresAt <= now) {
    const reason = 'The difference was not paid in time.';
    await endLiveChange(transaction, change, { now, actorUuid: null, reason });
    return;
  }
  for (const claimUuid of change.claim_uuids) await keepClaim(transaction, claimUuid, { holdExpiresAt });
  await publishEvent(transaction, { kind: 'difference_unpaid', changeUuid }, now);
}

/** For the customer: nothing is charged. */
export const changeTooLate: PaymentFailure = {
  code: 'hold_expired',
  message:
    'The payment arrived too late for this change, so the trip stays as it was. You haven’t been charged.',
};

const paidAlready: PaymentFailure = {
  code: 'paid_already',
  message: 'This change has already been paid for. You haven’t been charged twice.',
};
