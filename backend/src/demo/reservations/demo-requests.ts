import type { Car } from '../../cars/cars.table.js';
import { startOfDay, todayIn } from '../../calendar/local-time.js';
import { answerBy } from '../../reservations/trip-times.js';
import { oscarUuid } from '../cars/demo-car-rows.js';
import { demoReviewers } from '../cars/demo-people.js';
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
        ...{ pickUpAt: time.begins_at, returnAt: time.ends_at },
        status: 'pending_owner',
        bookedAt,
        answerBy: answerBy(time.begins_at, bookedAt),
      };
    });
}

/** A trip for which nobody came: its car's time was given free again. */
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

/** The first days, a week from now or later, on which nobody has a car, from 10:00 to 10:00. */
function firstFreeTime(
  { uuid, time_zone }: Car,
  taken: readonly DemoTime[],
  { days, now }: { days: number; now: Date },
): { begins_at: Date; ends_at: Date } {
  const timeZone = time_zone ?? 'UTC';
  const at = (day: number) =>
    new Date(startOfDay(todayIn(timeZone, now).add({ days: day }), timeZone).getTime() + 10 * hourMs);
  for (let day = 7; day < 365; day += 1) {
    const [begins_at, ends_at] = [at(day), at(day + days)];
    const isTaken = taken.some(
      (other) => other.car_uuid === uuid && other.begins_at < ends_at && begins_at < other.ends_at,
    );
    if (!isTaken) return { begins_at, ends_at };
  }
  throw new Error(`Car ${uuid} of the demo is never free`);
}
