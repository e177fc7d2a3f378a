import { demoReviewers } from '../cars/demo-people.js';
import { oscarUuid } from '../cars/demo-car-rows.js';

/** The demo's customer who can sign in: `customer@demo.test`. */
export const claraUuid = '00000000-0000-4000-8000-000000000001';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A car's time that a trip of the demo takes, buffers included, and whose car it is. */
export interface DemoTime {
  uuid: string;
  car_uuid: string;
  owner_uuid: string;
  begins_at: Date;
  ends_at: Date;
  buffer_before_minutes: number;
  buffer_after_minutes: number;
}

/** A trip of the demo: its claim's time with a person who took it. */
export interface DemoTrip {
  /** Ends every id that belongs to it: the same at each first start. */
  number: string;
  customerUuid: string;
  carUuid: string;
  claimUuid: string | null;
  pickUpAt: Date;
  returnAt: Date;
  status: 'pending_owner' | 'confirmed' | 'in_progress' | 'completed' | 'disputed' | 'cancelled' | 'no_show';
  bookedAt: Date;
  /** Until when the owner may answer; null when nothing is asked. */
  answerBy: Date | null;
}

/** Of which rows of the calendar Clara takes a car, so that she never has two at once. */
const clarasSlots: ReadonlySet<number> = new Set([0, 1, 2, 3, 5, 6, 7, 9]);
/** One trip of this row that Oscar rented out is disputed. */
const disputedSlot = 2;

/** Everybody's trips, from the demo's calendar: past, running and to come as seen at `now`. */
export function demoTrips(times: readonly DemoTime[], now: Date): DemoTrip[] {
  const clarasTaken = new Set<number>();
  let isDisputed = false;
  return times.map((claim, index) => {
    const time = withoutBuffers(claim);
    const number = time.uuid.slice(-12);
    const slot = Number(number) % 100;
    const isOscars = time.owner_uuid === oscarUuid;
    // Half of what Clara rents is Oscar's, so that both see both sides of the same trips.
    const isClaras = clarasSlots.has(slot) && !clarasTaken.has(slot) && isOscars === (slot % 2 === 1);
    if (isClaras) clarasTaken.add(slot);
    const shouldDispute: boolean = !isDisputed && !isClaras && isOscars && slot === disputedSlot;
    if (shouldDispute) isDisputed = true;
    return {
      number,
      customerUuid: isClaras ? claraUuid : customerUuidOf(index),
      carUuid: time.car_uuid,
      claimUuid: time.uuid,
      pickUpAt: time.begins_at,
      returnAt: time.ends_at,
      status: shouldDispute ? 'disputed' : statusAt(time, now),
      bookedAt: bookedBefore(time.begins_at, index, now),
      answerBy: null,
    };
  });
}

/** Trips that Clara cancelled: their cars are free again. */
export function cancelledTrips(cars: readonly { uuid: string }[], now: Date): DemoTrip[] {
  return cars.map(({ uuid }, index) => {
    const pickUpAt = new Date(
      Math.floor(now.getTime() / dayMs) * dayMs + (3 + index * 13) * dayMs + 9 * hourMs,
    );
    return {
      number: String(900_000 + index).padStart(12, '0'),
      customerUuid: claraUuid,
      carUuid: uuid,
      claimUuid: null,
      pickUpAt,
      returnAt: new Date(pickUpAt.getTime() + (2 + index) * dayMs),
      status: 'cancelled',
      bookedAt: new Date(now.getTime() - (6 + index) * dayMs),
      answerBy: null,
    };
  });
}

function withoutBuffers(time: DemoTime): DemoTime {
  const { buffer_before_minutes: before, buffer_after_minutes: after } = time;
  return {
    ...time,
    begins_at: new Date(time.begins_at.getTime() + before * 60_000),
    ends_at: new Date(time.ends_at.getTime() - after * 60_000),
  };
}

function statusAt({ begins_at, ends_at }: DemoTime, now: Date): DemoTrip['status'] {
  if (ends_at <= now) return 'completed';
  return begins_at <= now ? 'in_progress' : 'confirmed';
}

function bookedBefore(pickUpAt: Date, index: number, now: Date): Date {
  const wanted = pickUpAt.getTime() - (3 + (index % 19)) * dayMs - (index % 7) * hourMs;
  return new Date(Math.min(wanted, now.getTime() - (2 + ((index * 7) % 600)) * hourMs));
}

function customerUuidOf(index: number): string {
  const person = demoReviewers[index % demoReviewers.length];
  if (person === undefined) throw new Error('The demo has nobody who rents cars');
  return person.uuid;
}
