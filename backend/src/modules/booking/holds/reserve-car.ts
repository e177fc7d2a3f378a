import { priceDays } from '../../catalog/public.js';
import type { PricedRental } from '../../catalog/public.js';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { Problem } from '../../../platform/http/problem.js';
import { quotedAt } from '../quotes/quote-times.js';
import { findQuote } from '../quotes/quotes.repository.js';
import type { Quote } from '../quotes/quotes.table.js';
import { requireNoOverdueLateFee } from '../late-returns/require-no-overdue-late-fee.js';
import { readHolds, requireMayHold, requireNoUnpaidTrip } from './hold-limits.js';
import { rentingRefusal } from '../reservations/may-rent.js';
import { holdUntilVerified } from '../verification-holds/hold-until-verified.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { findReservation, insertReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { expireHoldJob } from '../reservations/reservation-jobs.js';
import { holdLastsMs } from '../reservations/trip-times.js';
import {
  bufferedTime,
  carNotFound,
  claimIfFree,
  horizonOf,
  lockCar,
  requireRulesKept,
  requireWithinHorizon,
  rulesOf,
  toReservationPrice,
  tripPeriod,
  unavailableFor,
} from '../../catalog/public.js';
import { type User, lockUser } from '../../people/public.js';

/**
 * Holds the quoted car for the customer while they pay, or until they are verified, exactly as it was quoted. Asked again for the same quote, it
 * answers the hold that is there. Call it in a transaction.
 *
 * @param network where the request comes from, as `networkOf` names it
 * @throws Problem 404 QUOTE_NOT_FOUND, CAR_NOT_FOUND; 409 QUOTE_EXPIRED, CAR_UNAVAILABLE; 403 OWN_CAR; 422
 *   PERIOD_NOT_ALLOWED, PHONE_UNREADABLE; and as `mayRent`, `holdUntilVerified`, `requireNoOverdueLateFee`, `requireRulesKept` and
 *   `requireMayHold`
 */
export async function reserveCar(
  transaction: Kysely<Tables>,
  { now, bookingHorizonDays }: Pick<Deps, 'now' | 'bookingHorizonDays'>,
  customer: User,
  { quoteUuid, network }: { quoteUuid: string; network: string },
): Promise<Reservation> {
  const quote = await findQuote(transaction, quoteUuid);
  if (quote === undefined) {
    throw new Problem(
      404,
      'QUOTE_NOT_FOUND',
      'This price is no longer available. Please choose your dates again.',
    );
  }
  // The customer before the car, as suspending an owner locks them: two requests at once count one another.
  await lockUser(transaction, customer.uuid);
  const car = await lockCar(transaction, quote.car_uuid);
  const at = now();
  const holds = await readHolds(transaction, customer.uuid, at);
  const own = holds.open.find(({ quote_uuid }) => quote_uuid === quoteUuid);
  const existing = own && (await findReservation(transaction, own.reservation_uuid));
  if (existing !== undefined) return existing;

  if (car?.owner_uuid === customer.uuid) throw new Problem(403, 'OWN_CAR', 'This is your own car.');
  if (car?.is_public !== true) throw carNotFound();
  const { pick_up_at, return_at, time_zone } = quote;
  const trip = { pick_up_at, return_at, time_zone, min_driver_age: car.min_driver_age };
  const refusal = rentingRefusal(customer, trip);
  const rules = rulesOf(car);
  const held = {
    carUuid: car.uuid,
    pickUpAt: pick_up_at,
    returnAt: return_at,
    noticeHours: rules.noticeHours,
    open: holds.open,
    network,
    now: at,
  };
  const verifiedBy = refusal && (await holdUntilVerified(transaction, customer, refusal, held));
  requireReachable(customer);
  requireNoOverdueLateFee(holds.overdue);
  requireNoUnpaidTrip(holds.unpaid);
  requireCurrent(quote, at);
  const limits = { now: at, horizonDays: horizonOf(car, bookingHorizonDays) };
  requireWithinHorizon(quote.pick_up_at, limits);
  // The quote is an offer: while it is valid, the notice that was enough for it stays so.
  const wanted = { ...limits, carUuid: car.uuid, rules, noticeFrom: quotedAt(quote) };
  const period = tripPeriod(quote);
  await requireRulesKept(transaction, period, wanted);
  requireMayHold(holds, { carUuid: car.uuid, now: at });

  const holdExpiresAt = verifiedBy?.until ?? new Date(at.getTime() + holdLastsMs);
  const time = bufferedTime(quote, rules);
  const claim = { kind: 'hold', ...time, holdExpiresAt } as const;
  const claimUuid = await claimIfFree(transaction, car.uuid, claim, at);
  if (claimUuid === undefined) throw await unavailableFor(transaction, period, wanted);
  const uuid = randomUUID();
  const row = {
    uuid,
    customer_uuid: customer.uuid,
    car_uuid: car.uuid,
    owner_uuid: car.owner_uuid,
    status: 'pending_payment' as const,
    pick_up_at: quote.pick_up_at,
    return_at: quote.return_at,
    time_zone: quote.time_zone,
    currency: quote.currency,
    day_rates: JSON.stringify(quote.day_rates),
    terms: JSON.stringify(quote.terms),
    price: JSON.stringify(toReservationPrice(priceOfQuote(quote))),
    lines: JSON.stringify(quote.lines),
    basis: JSON.stringify({
      total_minor: quote.total_minor,
      days: quote.day_rates.length,
      kept_floor_minor: 0,
    }),
    deposit_minor: quote.deposit_minor,
    late_fee_per_hour_minor: quote.late_fee_per_hour_minor,
    buffer_before_minutes: rules.bufferBeforeMinutes,
    buffer_after_minutes: rules.bufferAfterMinutes,
    cancellation_policy: quote.cancellation_policy,
    instant_book: car.instant_book,
    quote_uuid: quote.uuid,
    claim_uuid: claimUuid,
    hold_expires_at: holdExpiresAt,
    verification_hold: verifiedBy && ('awaiting' as const),
    held_from_network: verifiedBy && network,
    created_at: at,
    updated_at: at,
  };
  const job = { data: { reservationUuid: uuid }, at: holdExpiresAt };
  await enqueue(transaction, expireHoldJob, [job]);
  const reservation = await insertReservation(transaction, row, {
    actorUuid: customer.uuid,
    subject: { type: 'reservation', uuid },
    action: 'reservation.created',
    after: {
      status: row.status,
      total_minor: quote.total_minor,
      ...(verifiedBy && { verification_hold: 'awaiting' }),
    },
    at,
  });
  if (verifiedBy !== undefined) {
    const event = {
      kind: 'held_until_verified',
      reservationUuid: uuid,
      until: verifiedBy.until,
      areDocumentsSent: verifiedBy.isSent,
    } as const;
    await publishEvent(transaction, event, at);
  }
  return reservation;
}

function requireCurrent({ expires_at, pick_up_at }: Quote, now: Date): void {
  if (expires_at > now && pick_up_at > now) return;
  throw new Problem(409, 'QUOTE_EXPIRED', 'This price has expired. Please look at the new price first.');
}

/**
 * The parts of a quoted price, by the function that made it.
 *
 * @throws Error should it not come to what was quoted: that would be charged, so no one may be
 */
function priceOfQuote(quote: Quote): PricedRental {
  const price = priceDays(
    quote.day_rates.map(({ rate_minor }) => rate_minor),
    quote.terms,
  );
  if (price.totalMinor !== quote.total_minor) {
    throw new Error(`Quote ${quote.uuid} says ${quote.total_minor}, its days cost ${price.totalMinor}`);
  }
  return price;
}

/** Registration takes whatever is typed; an owner needs a number that can be called. */
function requireReachable({ phone_e164 }: User): void {
  if (phone_e164 !== null) return;
  const sentence = 'Enter a phone number the owner can reach you on.';
  throw new Problem(422, 'PHONE_UNREADABLE', sentence, { fields: { phone: sentence } });
}
