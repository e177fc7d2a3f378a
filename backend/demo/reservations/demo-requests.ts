import { bufferedTime } from '../../src/modules/catalog/availability/booking-rules.js';
import { rulesOf } from '../../src/modules/catalog/availability/require-bookable.js';
import type { Car } from '../../src/modules/catalog/cars/cars.table.js';
import { inZone, toDate, todayIn } from '../../src/platform/time/local-time.js';
import { answerBy } from '../../src/modules/booking/reservations/trip-times.js';
import { oscarUuid } from '../cars/demo-car-rows.js';
import { demoReviewers } from '../cars/demo-people.js';
import type { Time } from '../../src/modules/booking/reservations/claimed-time.js';
import type { DemoTime, DemoTrip } from './demo-trips.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Requests for Oscar's cars that he has to answer: one soon, one by tomorrow. They expire as any other would. */
export function requestedTrips(cars: readonly Car[], taken: readonly DemoTime[], now: Date): DemoTrip[] {
  return cars
    .filter(
      ({ owner_uuid, instant_book, listing }) =>
        owner_uuid === oscarUuid && !instant_book && listing === 'listed',
    )
    .slice(0, 2)
    .map((car, index): DemoTrip => {
      const bookedAt = new Date(now.getTime() - (index === 0 ? 19 : 3) * hourMs);
      const time = firstFreeTime(car, taken, { days: 3 + index, now });
      return {
        number: String(910_000 + index).padStart(12, '0'),
        customerUuid: demoReviewers[index]?.uuid ?? '',
        carUuid: car.uuid,
        claimUuid: `00000000-0000-4000-8007-${String(index).padStart(12, '0')}`,
        pickUpAt: time.begins_at,
        returnAt: time.ends_at,
        status: 'pending_owner',
        bookedAt,
        answerBy: answerBy(time.begins_at, bookedAt),
      };
    });
}

/** A trip for which no one came: its car's time was given free again. */
export function missedTrips(cars: readonly Car[], now: Date): DemoTrip[] {
  const car = cars.find(({ owner_uuid }) => owner_uuid === oscarUuid);
  if (car === undefined) return [];
  const pickUpAt = new Date(Math.floor(now.getTime() / dayMs) * dayMs - 5 * dayMs + 9 * hourMs);
  return [
    {
      number: String(920_000).padStart(12, '0'),
      customerUuid: demoReviewers[2]?.uuid ?? '',
      carUuid: car.uuid,
      claimUuid: null,
      pickUpAt,
      returnAt: new Date(pickUpAt.getTime() + 3 * dayMs),
      status: 'no_show',
      bookedAt: new Date(pickUpAt.getTime() - 8 * dayMs),
      answerBy: null,
    },
  ];
}

/** A car of Oscar's that comes back this evening, and one that leaves. */
export function todaysTrips(cars: readonly Car[], taken: readonly DemoTime[], now: Date): DemoTrip[] {
  const wanted = [
    { fromDay: -2, toDay: 0, hour: 21, status: 'in_progress' },
    { fromDay: 0, toDay: 2, hour: 20, status: 'confirmed' },
  ] as const;
  const used = new Set<string>();
  return wanted.flatMap(({ fromDay, toDay, hour, status }, index): DemoTrip[] => {
    const timeOf = (car: Car) => ({
      begins_at: atHour(car, now, { day: fromDay, hour }),
      ends_at: atHour(car, now, { day: toDay, hour }),
    });
    const car = cars.find(
      (each) => each.owner_uuid === oscarUuid && !used.has(each.uuid) && isFree(each, taken, timeOf(each)),
    );
    if (car === undefined) return [];
    used.add(car.uuid);
    const { begins_at, ends_at } = timeOf(car);
    return [
      {
        number: String(930_000 + index).padStart(12, '0'),
        customerUuid: demoReviewers[3 + index]?.uuid ?? '',
        carUuid: car.uuid,
        claimUuid: `00000000-0000-4000-8007-${String(10 + index).padStart(12, '0')}`,
        pickUpAt: begins_at,
        returnAt: ends_at,
        status,
        bookedAt: new Date(begins_at.getTime() - 9 * dayMs),
        answerBy: null,
      },
    ];
  });
}

/** The first days, a week from now or later, on which no one has a car, from 10:00 to 10:00. */
export function firstFreeTime(
  car: Car,
  taken: readonly DemoTime[],
  { days, now }: { days: number; now: Date },
): Time {
  for (let day = 7; day < 365; day += 1) {
    const at = (ofDay: number) => atHour(car, now, { day: ofDay, hour: 10 });
    const time = { begins_at: at(day), ends_at: at(day + days) };
    if (isFree(car, taken, time)) return time;
  }
  throw new Error(`Car ${car.uuid} of the demo is never free`);
}

function isFree(car: Car, taken: readonly DemoTime[], time: Time): boolean {
  const { begins_at, ends_at } = bufferedTime(
    { pick_up_at: time.begins_at, return_at: time.ends_at },
    rulesOf(car),
  );
  return !taken.some(
    (other) => other.car_uuid === car.uuid && other.begins_at < ends_at && begins_at < other.ends_at,
  );
}

/** An hour of a day by the car's own clocks, in days from today. */
function atHour({ time_zone }: Car, now: Date, { day, hour }: { day: number; hour: number }): Date {
  const timeZone = time_zone ?? 'UTC';
  const time = todayIn(timeZone, now).add({ days: day }).toPlainDateTime({ hour });
  return toDate(inZone(time, timeZone));
}
