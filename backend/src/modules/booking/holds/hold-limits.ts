import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { findHolds, type EndedHold, type OpenHold } from './holds.repository.js';

/** How many cars one customer may hold at once without having paid. */
export const mostOpenHolds = 3;
const minuteMs = 60_000;
/** For so long a customer does not hold a car again that they let run out. */
const pauseMs = 120 * minuteMs;

/** A car that a customer cannot hold again yet. */
export interface PausedCar {
  car_uuid: string;
  until: Date;
}

/** What a customer holds, which cars they have to wait for, and the late fee or the trip that they have to pay first. */
export async function readHolds(
  database: Kysely<Tables>,
  customerUuid: string,
  now: Date,
): Promise<
  { open: OpenHold[]; paused: PausedCar[] } & Pick<
    Awaited<ReturnType<typeof findHolds>>,
    'overdue' | 'unpaid'
  >
> {
  const since = new Date(now.getTime() - pauseMs);
  const { open, ended, ...first } = await findHolds(database, customerUuid, { since, now });
  return { open, paused: pausedCars(ended), ...first };
}

/**
 * Lets through who has no trip that a bank has taken the payment back of.
 *
 * @throws Problem 403 TRIP_UNPAID
 */
export function requireNoUnpaidTrip(unpaid: { uuid: string } | undefined): void {
  if (unpaid === undefined) return;
  throw new Problem(
    403,
    'TRIP_UNPAID',
    'Your bank has taken back the payment for another trip. Please pay it again or cancel it, and you can book again at once.',
  );
}

/**
 * Lets through a customer who may hold one more car. Lock the customer before reading the holds: then no other request
 * counts at the same time.
 *
 * @throws Problem 409 HELD_RECENTLY, HOLD_LIMIT_REACHED
 */
export function requireMayHold(
  { open, paused }: { open: readonly OpenHold[]; paused: readonly PausedCar[] },
  { carUuid, now }: { carUuid: string; now: Date },
): void {
  const pause = paused.find(({ car_uuid }) => car_uuid === carUuid);
  if (pause !== undefined) {
    const waitMs = pause.until.getTime() - now.getTime();
    const sentence = `This car was held for you a short while ago and not paid for. You can reserve it again in ${durationInWords(waitMs)}.`;
    throw new Problem(409, 'HELD_RECENTLY', sentence, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  if (open.length < mostOpenHolds) return;
  const cars = open.map(
    ({ make, model, expires_at }) =>
      `the ${make} ${model} (${durationInWords(expires_at.getTime() - now.getTime())} left)`,
  );
  const list = new Intl.ListFormat('en-GB').format(cars);
  throw new Problem(
    409,
    'HOLD_LIMIT_REACHED',
    `We hold ${mostOpenHolds} cars at most for you while you pay: ${list}. Pay for one of them, or let one go, to reserve this car.`,
  );
}

/**
 * Which cars have to wait. A hold that ran out counts at once; one that was released counts from the second on, so that
 * changing one's mind costs nothing and holding a car again and again is no way around.
 */
function pausedCars(ended: readonly EndedHold[]): PausedCar[] {
  const until = ({ ended_at }: EndedHold) => new Date(ended_at.getTime() + pauseMs);
  return [...new Set(ended.map(({ car_uuid }) => car_uuid))].flatMap((car_uuid) => {
    const own = ended.filter((hold) => hold.car_uuid === car_uuid);
    const counting = own.length > 1 ? own[0] : own.find(({ was_released }) => !was_released);
    return counting === undefined ? [] : [{ car_uuid, until: until(counting) }];
  });
}

/** `1 hour 12 minutes`, rounded up to the minute. */
function durationInWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / minuteMs));
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
  const hours = Math.floor(minutes / 60);
  const parts = [
    hours > 0 ? count(hours, 'hour') : '',
    minutes % 60 > 0 ? count(minutes % 60, 'minute') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
