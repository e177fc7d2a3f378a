import { sql, type Kysely, type RawBuilder } from 'kysely';
import { liveChangeStatuses } from '../changes/change-life-cycle.js';
import type { Change } from '../changes/changes.table.js';
import { jsonRows, readJsonRows, type JsonRow } from '../../../platform/database/json-rows.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { TripReview } from '../reviews/reviews.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import type { TimelineRow } from './timeline.js';
import type { Payment, Refund } from '../../payments/public.js';
import type { Car } from '../../catalog/public.js';
import type { User } from '../../people/public.js';

const carColumns = [
  ...(['uuid', 'verification', 'make', 'model', 'year', 'plate'] as const),
  ...(['city_id', 'street', 'zip_code', 'cover'] as const),
];
const reviewColumns = ['reservation_uuid', 'stars', 'text', 'written_at'];
const personColumns = [
  ...(['uuid', 'fname', 'lname', 'phone', 'phone_e164', 'account_status', 'user_verification'] as const),
];

/** As much of a car as a trip shows. */
export type CarOfTrip = Pick<Car, (typeof carColumns)[number]>;
/** As much of a customer or an owner as a trip shows. */
export type PersonOfTrip = Pick<User, (typeof personColumns)[number]>;

/** How a customer has driven so far. */
export interface DriverHistory {
  uuid: string;
  created_at: Date;
  is_verified: boolean;
  /** Completed trips. */
  trips: number;
  /** Requested or booked trips that they cancelled. */
  cancellations: number;
  /** The sum of what owners gave, 1 to 5 each. */
  stars: number;
  ratings: number;
}

/** All that a screen shows of some reservations besides themselves. */
export interface ReservationDetails {
  cars: Map<string, CarOfTrip>;
  people: Map<string, PersonOfTrip>;
  /** By person; those who were asked for. */
  drivers: Map<string, DriverHistory>;
  payments: Payment[];
  refunds: Refund[];
  changes: Change[];
  /** The owner's part of what is paid, by reservation. */
  payouts: Map<string, number>;
  /** What the customer wrote about it, by reservation. */
  reviews: Map<string, TripReview>;
  /** All that happened to the one reservation, oldest first; empty for several. */
  timeline: TimelineRow[];
}

interface PayoutRow {
  reservation_uuid: string;
  payout_minor: number;
}

/** The parts of the statement's one row. */
interface Parts {
  cars: JsonRow<CarOfTrip>[] | null;
  people: JsonRow<PersonOfTrip>[] | null;
  drivers: JsonRow<DriverHistory>[] | null;
  payments: JsonRow<Payment>[] | null;
  refunds: JsonRow<Refund>[] | null;
  changes: JsonRow<Change>[] | null;
  payouts: PayoutRow[] | null;
  reviews: JsonRow<TripReview>[] | null;
  timeline: JsonRow<TimelineRow>[] | null;
}

/**
 * Reads what belongs to some reservations in one statement, as it is at one moment.
 *
 * @param withTimeline also what happened to them; for one reservation alone
 * @param drivers customers whose history is shown, too
 */
export async function readDetails(
  database: Kysely<Tables>,
  reservations: readonly Reservation[],
  { withTimeline = false, drivers = [] }: { withTimeline?: boolean; drivers?: readonly string[] } = {},
): Promise<ReservationDetails> {
  const uuids = reservations.map(({ uuid }) => uuid);
  const of = sql`reservation_uuid = any(${uuids}::uuid[])`;
  const cars = [...new Set(reservations.map(({ car_uuid }) => car_uuid))];
  const people = [
    ...new Set(reservations.flatMap(({ customer_uuid, owner_uuid }) => [customer_uuid, owner_uuid])),
  ];
  const none = sql`null::json`;
  // What a trip cannot have yet is not asked for: it would have to be planned each time.
  const wasPaid = reservations.some(({ status }) => status !== 'pending_payment');
  const isOver = reservations.some(({ status }) => status === 'completed');
  const ifPaid = (select: RawBuilder<unknown>) => (wasPaid ? jsonRows(select) : none);
  const { rows } = await sql<Parts>`
    select
      ${jsonRows(sql`select ${columns(carColumns)} from cars where uuid = any(${cars}::uuid[])`)} as cars,
      ${jsonRows(sql`select ${columns(personColumns)} from users where uuid = any(${people}::uuid[])`)} as people,
      ${drivers.length > 0 ? jsonRows(historyOf(drivers)) : none} as drivers,
      ${jsonRows(sql`select * from payments where ${of} order by created_at`)} as payments,
      ${ifPaid(sql`select * from refunds where ${of} order by created_at`)} as refunds,
      ${ifPaid(sql`
        select * from reservation_changes
        where ${of} and status = any(${[...liveChangeStatuses]}::text[])`)} as changes,
      ${ifPaid(sql`
        select reservation_uuid, sum(payout_minor)::bigint as payout_minor from ledger_entries
        where ${of} group by reservation_uuid`)} as payouts,
      ${isOver ? jsonRows(sql`select ${columns(reviewColumns)} from car_reviews where ${of}`) : none} as reviews,
      ${withTimeline ? jsonRows(timelineOf(uuids, wasPaid)) : none} as timeline`.execute(database);
  const [parts] = rows;
  if (parts === undefined) throw new Error('A statement without FROM has no row');
  return detailsOf(parts);
}

function detailsOf(parts: Parts): ReservationDetails {
  const payments = readJsonRows<Payment>(parts.payments, {
    created_at: true,
    authorized_at: true,
    authorized_until: true,
    captured_at: true,
    updated_at: true,
  });
  const changes = readJsonRows<Change>(parts.changes, {
    pick_up_at: true,
    return_at: true,
    requested_at: true,
    expires_at: true,
    pay_by: true,
    updated_at: true,
  });
  const reviews = readJsonRows<TripReview>(parts.reviews, { written_at: true });
  return {
    cars: byUuid(readJsonRows<CarOfTrip>(parts.cars, {})),
    people: byUuid(readJsonRows<PersonOfTrip>(parts.people, {})),
    drivers: byUuid(readJsonRows<DriverHistory>(parts.drivers, { created_at: true })),
    payments,
    refunds: readJsonRows<Refund>(parts.refunds, { created_at: true, settled_at: true, repaid_at: true }),
    changes,
    payouts: new Map(
      (parts.payouts ?? []).map(({ reservation_uuid, payout_minor }) => [reservation_uuid, payout_minor]),
    ),
    reviews: new Map(reviews.map((review) => [review.reservation_uuid, review])),
    timeline: readJsonRows<TimelineRow>(parts.timeline, { occurred_at: true }),
  };
}

function historyOf(customers: readonly string[]): RawBuilder<unknown> {
  return sql`
    select person.uuid, person.created_at, person.user_verification = 'verified' as is_verified, history.*
    from users as person cross join lateral (
      select count(*) filter (where status = 'completed') as trips,
        count(*) filter (where cancelled_by = 'customer' and booked_at is not null) as cancellations,
        coalesce(sum(driver_stars), 0) as stars, count(driver_stars) as ratings
      from reservations where customer_uuid = person.uuid
    ) as history
    where person.uuid = any(${[...customers]}::uuid[])`;
}

/** Everything that was done to a reservation, its changes, payments and refunds, oldest first. */
function timelineOf(uuids: readonly string[], wasPaid: boolean): RawBuilder<unknown> {
  const of = sql`reservation_uuid = any(${uuids}::uuid[])`;
  const laterSubjects = sql`
      union all select 'change', uuid from reservation_changes where ${of}
      union all select 'refund', uuid from refunds where ${of}`;
  return sql`
    select occurred_at, actor_uuid, action, reason, after
    from audit_log join (
      select 'reservation' as type, unnest(${uuids}::uuid[]) as uuid
      union all select 'payment', uuid from payments where ${of}
      ${wasPaid ? laterSubjects : sql``}
    ) as subjects on subject_type = type and subject_uuid = uuid
    order by occurred_at, id`;
}

function columns(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

function byUuid<Row extends { uuid: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.uuid, row]));
}
