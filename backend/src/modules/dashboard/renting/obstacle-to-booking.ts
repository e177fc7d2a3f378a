import type { Deps } from '../../../platform/deps.js';
import type { RentingHomeBody } from './renting-home.schemas.js';
import { findOverdueLateFee } from '../../booking/public.js';
import { type User, toMyVerification } from '../../people/public.js';

/** What keeps a person from booking whatever car they choose, by the same facts as `reserveCar`; null when nothing does. */
export async function obstacleToBooking(deps: Deps, user: User): Promise<RentingHomeBody['obstacle']> {
  const { account_status, status_reason, user_verification, date_of_birth, licence_expires_on } = user;
  const nothingMissing = { missing: [], since: null, reservation_uuid: null };
  if (account_status !== 'active') return { kind: 'suspended', reason: status_reason, ...nothingMissing };
  if (user_verification !== 'verified') {
    const { reason, missing, submitted_at } = await toMyVerification(deps, user);
    const isWaiting = user_verification === 'pending';
    return {
      kind: user_verification,
      reason,
      missing: isWaiting ? [] : Object.values(missing),
      since: isWaiting ? submitted_at : null,
      reservation_uuid: null,
    };
  }
  // An owner may have been verified without a licence, and stays verified without one.
  if (date_of_birth === null || licence_expires_on === null) {
    return { kind: 'no_licence', reason: null, ...nothingMissing };
  }
  if (licence_expires_on < deps.now().toISOString().slice(0, 10)) {
    return { kind: 'licence_expired', reason: null, ...nothingMissing };
  }
  if (user.phone_e164 === null) return { kind: 'phone_unreadable', reason: null, ...nothingMissing };
  const overdue = await findOverdueLateFee(deps.database, user.uuid, deps.now());
  if (overdue === undefined) return null;
  return { kind: 'late_fee_overdue', reason: null, ...nothingMissing, reservation_uuid: overdue.uuid };
}
