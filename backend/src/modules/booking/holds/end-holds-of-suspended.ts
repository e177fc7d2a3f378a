import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { User } from '../../people/public.js';
import { lockReservation } from '../reservations/reservations.repository.js';
import { findNotBookedOf } from './holds.repository.js';
import { releaseHeldCar } from './release-held-car.js';

/**
 * Ends what is not booked yet of the cars of an owner who was suspended: holds that wait to be paid, or for documents, and
 * requests, of which what was set aside is let go of. Lock the owner first; changes nothing for others.
 */
export async function endHoldsOfSuspended(
  transaction: Kysely<Tables>,
  { uuid: ownerUuid, account_status }: User,
  now: Date,
): Promise<void> {
  if (account_status !== 'suspended') return;
  for (const uuid of await findNotBookedOf(transaction, ownerUuid)) {
    const locked = await lockReservation(transaction, uuid);
    const reason = 'The owner can’t rent out cars at the moment.';
    if (locked?.reservation.status === 'pending_payment')
      await releaseHeldCar(locked, 'expired', reason, now);
    if (locked?.reservation.status === 'pending_owner') await releaseHeldCar(locked, 'declined', reason, now);
  }
}
