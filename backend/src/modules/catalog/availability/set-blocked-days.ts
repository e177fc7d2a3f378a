import type { Temporal } from 'temporal-polyfill';
import { carUnavailable } from '../cars/car-problems.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import type { Car } from '../cars/cars.table.js';
import { updateCarRow } from '../cars/cars.repository.js';
import { lockOwnCar } from '../cars/own-car-access.js';
import type { Deps } from '../../../platform/deps.js';
import { deleteBlockedTimes, insertClaim, readClaims } from './car-claims.repository.js';
import { mergeTimes } from './car-days.js';
import { parseDay, startOfDay, todayIn } from '../../../platform/time/local-time.js';
import type { User } from '../../people/public.js';

/** Days that the owner keeps the car, `YYYY-MM-DD`, both included. */
export interface BlockedDays {
  from_on: string;
  to_on: string;
}

const furthestDays = 730;

/**
 * Sets all days from today on that the owner keeps the car; those that have passed stay as they were.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED, or 409 CAR_UNAVAILABLE where a customer has a claim, each with `blocked_days.N`
 */
export async function setBlockedDays(
  { database, now }: Deps,
  owner: User,
  carUuid: string,
  blockedDays: readonly BlockedDays[],
): Promise<Car> {
  return await database.transaction().execute(async (transaction) => {
    const car = await lockOwnCar(transaction, owner, carUuid);
    const { time_zone: timeZone } = car;
    if (timeZone === null) {
      if (blockedDays.length === 0) return car;
      throw valuesNotAllowed({
        place_slug: 'Choose the city of the car first: it decides when a day begins.',
      });
    }
    const times = readTimes(blockedDays, timeZone, now());

    await deleteBlockedTimes(transaction, car.uuid, now());
    const taken: Record<string, string> = {};
    for (const [index, { begins_at, ends_at }] of times.entries()) {
      const claims = await readClaims(transaction, car.uuid, {
        from: begins_at,
        to: ends_at,
        now: now(),
      });
      const isCustomers = claims.some(({ kind }) => kind !== 'blocked');
      if (isCustomers) taken[`blocked_days.${index}`] = 'A customer has the car on some of these days.';
    }
    if (Object.keys(taken).length > 0) throw carUnavailable({ fields: taken });

    for (const time of mergeTimes(times)) {
      await insertClaim(transaction, car.uuid, { kind: 'blocked', ...time }, now());
    }
    return await updateCarRow(transaction, car.uuid, {}, now());
  });
}

function readTimes(blockedDays: readonly BlockedDays[], timeZone: string, now: Date) {
  const refused: Record<string, string> = {};
  const today = todayIn(timeZone, now);
  const times = blockedDays.map(({ from_on, to_on }, index) => {
    const from = parseDay(from_on);
    const to = parseDay(to_on);
    const refuse = (field: keyof BlockedDays, sentence: string) => {
      refused[`blocked_days.${index}.${field}`] = sentence;
    };
    if (from === undefined) refuse('from_on', 'There’s no such day.');
    if (to === undefined) refuse('to_on', 'There’s no such day.');
    if (from === undefined || to === undefined) return { begins_at: now, ends_at: now };
    if (isBefore(to, from)) refuse('to_on', 'The last day is before the first.');
    else if (isBefore(to, today)) refuse('to_on', 'These days are over.');
    else if (isBefore(today.add({ days: furthestDays }), to)) refuse('to_on', 'Two years ahead at most.');
    return { begins_at: startOfDay(from, timeZone), ends_at: startOfDay(to.add({ days: 1 }), timeZone) };
  });
  if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);
  return times;
}

function isBefore(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return one.until(other).sign > 0;
}
