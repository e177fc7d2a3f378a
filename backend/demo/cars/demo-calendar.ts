import { Temporal } from 'temporal-polyfill';
import { bufferedTime, type BookingRules } from '../../src/modules/catalog/availability/booking-rules.js';
import type { ClaimKind } from '../../src/modules/catalog/availability/car-claims.table.js';
import { startOfDay, toDate, todayIn } from '../../src/platform/time/local-time.js';

/** A trip or blocked days of a demo car, in days from the day of the first start. */
interface DemoClaim {
  uuid: string;
  kind: ClaimKind;
  begins_at: Date;
  ends_at: Date;
}

/** Past, running and to come; which cars have which depends on their number alone. */
const trips: readonly (readonly [every: number, offset: number, fromDay: number, days: number])[] = [
  [2, 0, -41, 3],
  [3, 1, -24, 5],
  [2, 1, -12, 2],
  [5, 2, -1, 4],
  [7, 3, -2, 6],
  [3, 0, 6, 3],
  [4, 1, 12, 7],
  [3, 2, 23, 4],
  [5, 0, 34, 9],
  [2, 0, 52, 3],
];
const blockedDays: readonly (readonly [every: number, offset: number, fromDay: number, days: number])[] = [
  [6, 4, 3, 2],
  [5, 3, 16, 4],
  [9, 2, 45, 6],
];

/**
 * What takes the time of the demo car with this number: trips from 10:00 to 10:00 with the buffers around them, and days
 * that the owner keeps.
 * The ids never change, so that reservations of the demo can point at their claims.
 */
export function demoClaims(
  carNumber: number,
  { timeZone, rules, now }: { timeZone: string; rules: BookingRules; now: Date },
): DemoClaim[] {
  const today = todayIn(timeZone, now);
  const at = (day: number) =>
    toDate(
      today.add({ days: day }).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from('10:00') }),
    );
  const of = (table: typeof trips) =>
    table
      .map((row, index) => ({ row, index }))
      .filter(({ row: [every, offset] }) => carNumber % every === offset % every);

  const claims = [
    ...of(trips).map(({ row: [, , fromDay, days], index }) => ({
      uuid: claimUuid(carNumber, index),
      kind: 'reservation' as const,
      ...bufferedTime({ pick_up_at: at(fromDay), return_at: at(fromDay + days) }, rules),
    })),
    ...of(blockedDays).map(({ row: [, , fromDay, days], index }) => ({
      uuid: claimUuid(carNumber, 50 + index),
      kind: 'blocked' as const,
      begins_at: startOfDay(today.add({ days: fromDay }), timeZone),
      ends_at: startOfDay(today.add({ days: fromDay + days }), timeZone),
    })),
  ];
  // Where two would overlap, the first is the one that got the car.
  return claims.filter(
    (claim, index) =>
      !claims
        .slice(0, index)
        .some((other) => other.begins_at < claim.ends_at && claim.begins_at < other.ends_at),
  );
}

function claimUuid(carNumber: number, number: number): string {
  return `00000000-0000-4000-8003-${String(carNumber * 100 + number).padStart(12, '0')}`;
}
