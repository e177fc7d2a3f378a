import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { findVisibleReservation } from '../reservations/find-visible-reservation.js';
import { isSuspended, requireOwner } from '../reservations/standing.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { reservationNotFound } from '../reservations/reservation-problems.js';
import { areAddedTimesFree } from './apply-change.js';
import { readChangedPeriod } from './change-period.js';
import type { ChangeQuoteBody, ChangeQuoteRequest } from './change.schemas.js';
import { mayTakeChange } from './may-take-change.js';
import { priceChange, type PricedChange } from './price-change.js';
import { paidStatuses, readPaidMinor, readPayments } from '../../payments/public.js';
import {
  type Car,
  type PeriodLimits,
  type TripPeriod,
  type WantedCar,
  carUnavailable,
  findCar,
  horizonOf,
  requireRulesKept,
  rulesOf,
  tripPeriod,
  unavailableFor,
} from '../../catalog/public.js';
import { type User, viewerOf } from '../../people/public.js';

/**
 * What a change of their trip would cost the customer, or give back; nothing is asked for yet.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED, CAR_UNAVAILABLE; 422 PERIOD_NOT_ALLOWED; 404 RESERVATION_NOT_FOUND; and as
 *   `requireRulesKept`, and `mayRent` for more than the trip has
 */
export async function quoteChange(
  deps: Deps,
  customer: User,
  reservationUuid: string,
  request: ChangeQuoteRequest,
): Promise<ChangeQuoteBody> {
  const reservation = await findVisibleReservation(deps, customer, reservationUuid);
  if (viewerOf(reservation, customer) !== 'customer') throw reservationNotFound();
  const wanted = { reservation, request, now: deps.now(), horizonDays: deps.bookingHorizonDays };
  const { priced } = await priceWanted(deps.database, customer, wanted);
  const { currency, price } = reservation;
  return {
    pick_up: request.pick_up,
    return: request.return,
    billable_days: priced.dayRates.length,
    currency,
    lines: priced.lines,
    old_total: toMoney(price.total_minor, currency),
    new_total: toMoney(priced.price.total_minor, currency),
    difference: toMoney(priced.differenceMinor, currency),
    is_capped: priced.isCapped,
  };
}

/** The period that a customer wants instead, with its price by today's rates; refuses as `quoteChange`. */
export async function priceWanted(
  database: Kysely<Tables>,
  customer: User,
  {
    reservation,
    request,
    now,
    horizonDays,
  }: { reservation: Reservation; request: ChangeQuoteRequest } & PeriodLimits,
): Promise<{ period: TripPeriod; priced: PricedChange }> {
  await requireChangeable(database, reservation);
  requireOwner(reservation, await isSuspended(database, reservation.owner_uuid));
  const car = await findCar(database, reservation.car_uuid);
  if (car?.daily_price_minor == null) throw carUnavailable();
  const limits = { now, horizonDays: horizonOf(car, horizonDays) };
  const period = readChangedPeriod(reservation, request, limits);
  const times = { pick_up_at: period.pickUpAt, return_at: period.returnAt };
  mayTakeChange(customer, reservation, times, car);
  const wanted = { ...limits, ...changedCar(reservation, car) };
  await requireRulesKept(database, period, wanted);
  if (!(await areAddedTimesFree(database, reservation, times, now))) {
    throw await unavailableFor(database, period, wanted);
  }
  const { daily_price_minor, dated_rates } = car;
  const paidMinor = await readPaidMinor(database, reservation.uuid);
  const priced = priceChange(reservation, { daily_price_minor, dated_rates }, period, { paidMinor, now });
  return { period, priced };
}

/** The car of a trip that is changed: the trip keeps what it has, and the buffers it was booked with. */
function changedCar(trip: Reservation, car: Car): Omit<WantedCar, keyof PeriodLimits> {
  const { pick_up_at: pickUpAt, return_at: returnAt, status, claim_uuid: ownClaimUuid } = trip;
  return {
    carUuid: car.uuid,
    rules: {
      ...rulesOf(car),
      bufferBeforeMinutes: trip.buffer_before_minutes,
      bufferAfterMinutes: trip.buffer_after_minutes,
    },
    booked: { pickUpAt, returnAt, days: tripPeriod(trip).days, hasBegun: status === 'in_progress' },
    ownClaimUuid,
  };
}

async function requireChangeable(
  database: Kysely<Tables>,
  { uuid, status, repay_by }: Reservation,
): Promise<void> {
  const paid = await readPayments(database, uuid, { statuses: paidStatuses, changeUuid: null });
  const isUnderWay = status === 'confirmed' || status === 'in_progress';
  if (isUnderWay && repay_by === null && paid.length > 0) return;
  throw new Problem(409, 'MOVE_NOT_ALLOWED', 'Only a trip that is confirmed and paid can be changed.');
}
