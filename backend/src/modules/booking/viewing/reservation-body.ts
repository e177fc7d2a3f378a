import { isOverdue, objectBy } from '../reservations/trip-times.js';
import type { Kysely } from 'kysely';
import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import { textsBetweenSides } from './texts-between-sides.js';
import { freeUntil } from '../cancellation/cancellation-of.js';
import { toChangeBody } from '../changes/change-body.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import type { TripReview } from '../reviews/reviews.repository.js';
import { driverOf, partiesOf } from './reservation-parties.js';
import { readDetails, type ReservationDetails } from './reservation-details.repository.js';
import type { ReservationBody } from './reservation.schemas.js';
import { readShareToken } from '../reservations/share-token.js';
import { earningsOf } from './earnings-of.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { depositOf } from '../deposits/deposit-body.js';
import { isToPayAnew } from '../reservations/pay-anew.js';
import { lateReturnOf } from '../late-returns/late-return-body.js';
import { toTimeline } from './timeline.js';
import { allowedActions } from './allowed-actions.js';
import {
  isPaymentFor,
  paidMinorOf,
  takenBackMinorOf,
  toPaymentBody,
  toRefundBody,
} from '../../payments/public.js';
import { type City, cancellationPolicyText, readCities } from '../../catalog/public.js';
import { type User, type Viewer, viewerOf } from '../../people/public.js';

/**
 * One reservation as this person may see it, with all that has happened to it.
 *
 * @param on reads in this transaction: what it wrote is shown
 */
export async function toReservation(
  deps: Deps,
  user: User,
  reservation: Reservation,
  on: Kysely<Tables> = deps.database,
): Promise<ReservationBody> {
  const viewer = viewerFor(reservation, user);
  const context = await contextOf(deps, user, [reservation], { on, withTimeline: true });
  const shownText = textsBetweenSides(reservation, viewer, context);
  const timeline = context.details.timeline.map((row) => ({ ...row, reason: shownText(row.reason) }));
  return {
    ...toBody(reservation, viewer, context),
    timeline: toTimeline(timeline, reservation, viewer),
  };
}

/** Reservations as this person may see them, in the same order; their timelines are left empty. */
export async function toReservations(
  deps: Deps,
  user: User,
  reservations: readonly Reservation[],
): Promise<ReservationBody[]> {
  if (reservations.length === 0) return [];
  const context = await contextOf(deps, user, reservations, { on: deps.database });
  return reservations.map((reservation) => toBody(reservation, viewerFor(reservation, user), context));
}

function viewerFor(reservation: Reservation, user: User): Viewer {
  const viewer = viewerOf(reservation, user);
  if (viewer === undefined) throw new Error('A reservation was to be shown to whom it is no business of');
  return viewer;
}

interface BodyContext extends Pick<Deps, 'apiUrl' | 'appUrl' | 'bankDetails'> {
  details: ReservationDetails;
  cities: readonly City[];
  now: Date;
}

/** What the bodies of some reservations are made of besides. */
async function contextOf(
  { database, now, apiUrl, appUrl, bankDetails }: Deps,
  user: User,
  reservations: readonly Reservation[],
  { on, ...more }: { on: Kysely<Tables>; withTimeline?: boolean },
): Promise<BodyContext> {
  const drivers = reservations
    .filter((reservation) => viewerFor(reservation, user) !== 'customer')
    .map(({ customer_uuid }) => customer_uuid);
  const cities = await readCities(database, on);
  const details = await readDetails(on, reservations, { ...more, drivers });
  return { details, cities, apiUrl, appUrl, bankDetails, now: now() };
}

function toBody(reservation: Reservation, viewer: Viewer, context: BodyContext): ReservationBody {
  const { details, now } = context;
  const { uuid, currency, price, cancellation_policy } = reservation;
  const isOf = (row: { reservation_uuid: string }) => row.reservation_uuid === uuid;
  const payments = details.payments.filter(isOf);
  const change = details.changes.find(isOf);
  const paidMinor = payments.reduce((sum, payment) => sum + paidMinorOf(payment), 0);
  const isPaid = payments.some(({ captured_minor }) => captured_minor > 0);
  const payoutMinor = isPaid ? (details.payouts.get(uuid) ?? 0) : price.payout_minor;
  const review = details.reviews.get(uuid);
  const shownText = textsBetweenSides(reservation, viewer, context);
  const shareToken = viewer === 'customer' ? readShareToken(context, reservation) : null;
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    reservation_uuid: uuid,
    booking_code: reservation.booking_code,
    status: reservation.status,
    viewer,
    ...partiesOf(reservation, viewer, context),
    share_url: shareToken === null ? null : `${context.appUrl}/#/shared-trip/${shareToken}`,
    driver: viewer === 'customer' ? null : driverOf(reservation, details),
    driver_stars: viewer === 'customer' ? null : reservation.driver_stars,
    ...timesOf(reservation),
    billable_days: reservation.day_rates.length,
    currency,
    lines: reservation.lines,
    total: toMoney(price.total_minor, currency),
    deposit: toMoney(reservation.deposit_minor, currency),
    paid: toMoney(paidMinor, currency),
    payout: viewer === 'customer' ? null : toMoney(payoutMinor, currency),
    earnings: viewer === 'customer' ? null : earningsOf(reservation, payoutMinor),
    cancellation_policy,
    // An administrator reads it as its customer did.
    cancellation_policy_text:
      cancellationPolicyText[viewer === 'owner' ? 'owner' : 'driver'][cancellation_policy],
    free_cancellation_until: iso(freeUntil(reservation, now)),
    instant_book: reservation.instant_book,
    repay_by: isToPayAnew(reservation) ? iso(reservation.repay_by) : null,
    repay: isToPayAnew(reservation) ? toMoney(takenBackMinorOf(payments, price.total_minor), currency) : null,
    hold_expires_at: iso(reservation.hold_expires_at),
    awaits_verification: reservation.verification_hold === 'awaiting',
    is_being_verified: isBeingVerified(reservation, details),
    answer_by: iso(reservation.answer_by),
    booked_at: iso(reservation.booked_at),
    handed_over_at: iso(reservation.handed_over_at),
    returned_at: iso(reservation.returned_at),
    is_overdue: isOverdue(reservation, now),
    ...afterwardsOf(reservation),
    ...lateReturnOf(reservation),
    ...depositOf(reservation),
    decline_reason: shownText(reservation.decline_reason),
    cancel_reason: shownText(reservation.cancel_reason),
    cancelled_by: reservation.cancelled_by,
    can: allowedActions(reservation, viewer, {
      change,
      payments,
      isReviewed: review !== undefined,
      suspended: {
        customer: isSuspendedOf(details, reservation.customer_uuid),
        owner: isSuspendedOf(details, reservation.owner_uuid),
      },
      now,
    }),
    change: change === undefined ? null : toChangeBody(change, reservation, viewer),
    payments: payments
      .filter((payment) => isPaymentFor(viewer, payment))
      .map((payment) => toPaymentBody(payment, viewer)),
    refunds: details.refunds.filter(isOf).map(toRefundBody),
    review: review === undefined ? null : toTripReview(review),
    timeline: [],
    created_at: reservation.created_at.toISOString(),
    updated_at: reservation.updated_at.toISOString(),
  };
}

const isSuspendedOf = ({ people }: ReservationDetails, userUuid: string) =>
  people.get(userUuid)?.account_status === 'suspended';

/** Whether we check what the hold of a car awaits; until it is sent, its customer has something to do. */
const isBeingVerified = (
  { status, verification_hold: hold, customer_uuid }: Reservation,
  { people }: ReservationDetails,
): boolean =>
  status === 'pending_payment' &&
  hold === 'awaiting' &&
  people.get(customer_uuid)?.user_verification === 'pending';

/** When a trip is, on the car's clock and on all others. */
export function timesOf({
  pick_up_at: pickUpAt,
  return_at: returnAt,
  time_zone,
}: Reservation): Pick<ReservationBody, 'pick_up' | 'return' | 'pick_up_at' | 'return_at' | 'time_zone'> {
  return {
    pick_up: formatLocal(localTime(pickUpAt, time_zone)),
    return: formatLocal(localTime(returnAt, time_zone)),
    pick_up_at: pickUpAt.toISOString(),
    return_at: returnAt.toISOString(),
    time_zone,
  };
}

function toTripReview({ stars, text, written_at }: TripReview): NonNullable<ReservationBody['review']> {
  return { stars, text, written_at: written_at.toISOString() };
}

/** What each side has confirmed of a trip, and what the customer objects to. */
function afterwardsOf(
  reservation: Reservation,
): Pick<ReservationBody, 'confirmed' | 'object_by' | 'objection'> {
  const { objected_at, objection, objection_decision: decision } = reservation;
  const sides = (customer: Date | null, owner: Date | null) => [
    ...(customer === null ? [] : (['customer'] as const)),
    ...(owner === null ? [] : (['owner'] as const)),
  ];
  return {
    confirmed: {
      pick_up: sides(reservation.customer_picked_up_at, reservation.owner_handed_over_at),
      return: sides(reservation.customer_returned_at, reservation.owner_took_back_at),
    },
    object_by: objectBy(reservation)?.toISOString() ?? null,
    objection:
      objected_at === null || objection === null
        ? null
        : { reason: objection, at: objected_at.toISOString(), decision },
  };
}
