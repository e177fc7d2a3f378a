import { addDays } from '@drove/shared-ui/formats';
import type { BlockedDays } from '../../api/owned-cars';

/** Days that the owner keeps the car and some more; those that touch become one. Both ends are included. */
export function withBlocked(blocked: BlockedDays[], added: BlockedDays): BlockedDays[] {
  const touches = (days: BlockedDays) =>
    days.from_on <= addDays(added.to_on, 1) && days.to_on >= addDays(added.from_on, -1);
  const joined = blocked.filter(touches).reduce(
    (all, days) => ({
      from_on: days.from_on < all.from_on ? days.from_on : all.from_on,
      to_on: days.to_on > all.to_on ? days.to_on : all.to_on,
    }),
    added,
  );
  return [...blocked.filter((days) => !touches(days)), joined].sort(byFirstDay);
}

/** Days that the owner keeps the car without some of them; what lies on both sides becomes two. */
export function withoutBlocked(blocked: BlockedDays[], freed: BlockedDays): BlockedDays[] {
  return blocked
    .flatMap((days) => {
      if (days.to_on < freed.from_on || days.from_on > freed.to_on) return [days];
      return [
        { from_on: days.from_on, to_on: addDays(freed.from_on, -1) },
        { from_on: addDays(freed.to_on, 1), to_on: days.to_on },
      ].filter(({ from_on: from, to_on: to }) => from <= to);
    })
    .sort(byFirstDay);
}

function byFirstDay(one: BlockedDays, other: BlockedDays): number {
  return one.from_on < other.from_on ? -1 : 1;
}
