import type { Deps } from '../../../platform/deps.js';
import type { HostingHomeBody } from './hosting-home.schemas.js';
import { sumCarTime, type CarTime } from './occupancy.repository.js';
import type { User } from '../../people/public.js';

const windowMs = 30 * 86_400_000;
const hourMs = 3_600_000;

/** How much of the time that an owner offers is booked: in the 30 days behind and in the 30 to come. */
export async function occupancyOf(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  owner: User,
): Promise<HostingHomeBody['occupancy']> {
  const at = now();
  const past = { from: new Date(at.getTime() - windowMs), to: at };
  const coming = { from: at, to: new Date(at.getTime() + windowMs) };
  return {
    past: toOccupancy(await sumCarTime(database, owner.uuid, past)),
    coming: toOccupancy(await sumCarTime(database, owner.uuid, coming)),
  };
}

function toOccupancy({ carMs, bookedMs, blockedMs }: CarTime): HostingHomeBody['occupancy']['past'] {
  const offeredMs = carMs - blockedMs;
  return {
    booked_bps: offeredMs > 0 ? Math.min(10_000, Math.round((10_000 * bookedMs) / offeredMs)) : null,
    booked_hours: Math.round(bookedMs / hourMs),
    offered_hours: Math.max(0, Math.round(offeredMs / hourMs)),
  };
}
