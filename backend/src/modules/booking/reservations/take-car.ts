import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
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
  const { claim_uuid, car_uuid, pick_up_at: from, return_at: to } = reservation;
  if (claim_uuid !== null && (await keepClaim(transaction, claim_uuid, { holdExpiresAt }))) return claim_uuid;
  if (!(await isCarFree(transaction, car_uuid, { from, to, now }))) return undefined;
  const kind = holdExpiresAt === null ? 'reservation' : 'hold';
  const claim = {
    kind,
    begins_at: from,
    ends_at: to,
    ...(holdExpiresAt === null ? {} : { holdExpiresAt }),
  } as const;
  return await insertClaim(transaction, car_uuid, claim, now);
}
