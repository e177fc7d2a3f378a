import type { OpenHours } from './booking-rules.js';

/** Hours by weekday from their column: from and to of each day, Monday first. */
export function toOpenHours(minutes: readonly (number | null)[]): (OpenHours | null)[] {
  return Array.from({ length: 7 }, (_, day) => {
    const [from = null, to = null] = minutes.slice(2 * day, 2 * day + 2);
    return from === null || to === null ? null : { from, to };
  });
}

/** Hours by weekday for their column. */
export function toMinutes(hours: readonly (OpenHours | null)[]): (number | null)[] {
  return hours.flatMap((day) => [day?.from ?? null, day?.to ?? null]);
}
