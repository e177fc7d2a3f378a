import type { Time } from '../reservations/claimed-time.js';

/** What a trip would take of its car's time that it does not have yet: nothing, or a piece before, after or both. */
export function addedTimes(had: Time, wanted: Time): Time[] {
  const isApart = wanted.ends_at <= had.begins_at || wanted.begins_at >= had.ends_at;
  if (isApart) return [wanted];
  return [
    { begins_at: wanted.begins_at, ends_at: had.begins_at },
    { begins_at: had.ends_at, ends_at: wanted.ends_at },
  ].filter(({ begins_at, ends_at }) => begins_at < ends_at);
}
