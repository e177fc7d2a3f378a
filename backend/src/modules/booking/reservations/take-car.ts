import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { claimedTime } from './claimed-time.js';
import type { Reservation } from './reservations.table.js';
import { insertClaim, isCarFree, keepClaim } from '../../catalog/public.js';

/**
 * Takes the car for a reservation that was held: for good, or until a moment. A hold that has expired takes it again if
 * it is still free. Lock the car first: then what is free stays so.
 *
 * @returns the claim, or undefined when another person has the car now
 */
export async function takeCar(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  holdExpiresAt: Date | null,
  now: Date,
): Promise<string | undefined> {
  const { claim_uuid, car_uuid } = reservation;
  if (claim_uuid !== null && (await keepClaim(transaction, claim_uuid, { holdExpiresAt }))) return claim_uuid;
  const time = claimedTime(reservation);
  const isFree = await isCarFree(transaction, car_uuid, { from: time.begins_at, to: time.ends_at, now });
  if (!isFree) return undefined;
  const kind = holdExpiresAt === null ? 'reservation' : 'hold';
  const claim = {
    kind,
    ...time,
    ...(holdExpiresAt === null ? {} : { holdExpiresAt }),
  } as const;
  return await insertClaim(transaction, car_uuid, claim, now);
}
