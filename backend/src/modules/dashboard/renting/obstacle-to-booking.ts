import type { Deps } from '../../../platform/deps.js';
import type { RentingHomeBody } from './renting-home.schemas.js';
import { findOverdueLateFee } from '../../booking/public.js';
import { type User, missingItems, rentingBlocker, toMyVerification } from '../../people/public.js';

/** What keeps a person from booking whatever car they choose: as `rentingBlocker`, or an overdue late fee; null when nothing does. */
export async function obstacleToBooking(deps: Deps, user: User): Promise<RentingHomeBody['obstacle']> {
  const nothingMissing = { missing: [], since: null, reservation_uuid: null };
  const { is_waiting, reason, missing, submitted_at } = await toMyVerification(deps, user);
  const todayOn = deps.now().toISOString().slice(0, 10);
  const kind = rentingBlocker(user, { todayOn, isWaiting: is_waiting });
  if (kind === 'suspended') return { kind, reason: user.status_reason, ...nothingMissing };
  if (kind !== undefined) {
    return {
      kind,
      reason: is_waiting ? null : reason,
      missing: is_waiting ? [] : missingItems(missing),
      since: is_waiting ? submitted_at : null,
      reservation_uuid: null,
    };
  }
  if (user.phone_e164 === null) return { kind: 'phone_unreadable', reason: null, ...nothingMissing };
  const overdue = await findOverdueLateFee(deps.database, user.uuid, deps.now());
  if (overdue === undefined) return null;
  return { kind: 'late_fee_overdue', reason: null, ...nothingMissing, reservation_uuid: overdue.uuid };
}
