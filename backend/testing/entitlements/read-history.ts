import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import type { Cancelled } from './policy.js';
import type { Day, Terms } from './price.js';

/** A move or a decision of the audit log about one trip, in the order in which they were made. */
export interface TripEvent {
  reservation_uuid: string;
  occurred_at: Date;
  subject_type: 'reservation' | 'change' | 'payment' | 'refund';
  subject_uuid: string;
  action: string;
  before: { status?: string } | null;
  after: {
    status?: string;
    amount_minor?: number;
    difference_minor?: number;
    dispute_uuid?: string;
    returned_at?: string;
  } | null;
}

/** What a trip was booked as, and what people have said of it since. */
export interface TripFacts {
  uuid: string;
  owner_uuid: string;
  status: string;
  time_zone: string;
  terms: Terms;
  cancellation_policy: Cancelled['policy'];
  cancelled_by: string | null;
  booked_at: Date | null;
  car_late_at: Date | null;
  pick_up_at: Date;
  return_at: Date;
  day_rates: Day[];
  late_fee_per_hour_minor: number;
  /** Each time that the owner was suspended or reinstated. */
  standing: { at: string; is_suspended: boolean }[];
  returned_at: Date | null;
  ended_at: Date | null;
  owner_handed_over_at: Date | null;
  owner_took_back_at: Date | null;
  customer_picked_up_at: Date | null;
  customer_returned_at: Date | null;
  late_return_claimed_at: Date | null;
  late_return_decided_at: Date | null;
}

export interface ChangeFacts {
  uuid: string;
  reservation_uuid: string;
  pick_up_at: Date;
  return_at: Date;
  day_rates: Day[];
}

export interface PaymentFacts {
  uuid: string;
  reservation_uuid: string;
  change_uuid: string | null;
  purpose: 'booking' | 'difference' | 'late_fee' | 'deposit';
  created_at: Date;
  captured_minor: number;
}

export interface RefundFacts {
  uuid: string;
  reservation_uuid: string;
  payment_uuid: string;
  kind: string;
  amount_minor: number;
  retry_of: string | null;
}

/** All that is known of one trip. */
export interface History {
  trip: TripFacts;
  changes: Map<string, ChangeFacts>;
  payments: Map<string, PaymentFacts>;
  refunds: Map<string, RefundFacts>;
  events: TripEvent[];
}

/**
 * Reads what was decided, by whom and when: the quote, the audit log, and the columns that hold what a person said. What
 * it reads of money is what was decided by a person or a bank; nothing of it is from the books.
 */
export async function readHistories(database: Kysely<Tables>): Promise<History[]> {
  const { rows: trips } = await sql<TripFacts>`
    select trip.uuid, owner_uuid, status, trip.time_zone, trip.terms, trip.cancellation_policy, cancelled_by, booked_at,
      car_late_at, trip.late_fee_per_hour_minor, returned_at, ended_at, owner_handed_over_at, owner_took_back_at, customer_picked_up_at,
      customer_returned_at, coalesce((
        select jsonb_agg(jsonb_build_object('at', occurred_at, 'is_suspended', action = 'user.suspended') order by occurred_at)
        from audit_log where subject_uuid = owner_uuid and action in ('user.suspended', 'user.reactivated')
      ), '[]') as standing,
      late_return_claimed_at, late_return_decided_at, coalesce(quote.pick_up_at, trip.pick_up_at) as pick_up_at,
      coalesce(quote.return_at, trip.return_at) as return_at, coalesce(quote.day_rates, trip.day_rates) as day_rates
    from reservations as trip left join quotes as quote on quote.uuid = trip.quote_uuid
    where quote.uuid is not null or not exists (
      select from reservation_changes where reservation_uuid = trip.uuid and status = 'applied'
    )`.execute(database);
  const { rows: changes } = await sql<ChangeFacts>`
    select uuid, reservation_uuid, pick_up_at, return_at, day_rates from reservation_changes`.execute(
    database,
  );
  const { rows: payments } = await sql<PaymentFacts>`
    select uuid, reservation_uuid, change_uuid, purpose, created_at, captured_minor from payments`.execute(
    database,
  );
  const { rows: refunds } = await sql<RefundFacts>`
    select uuid, reservation_uuid, payment_uuid, kind, amount_minor, retry_of from refunds`.execute(database);
  const { rows: events } = await sql<TripEvent>`
    with subjects as (
      select 'reservation' as type, uuid, uuid as reservation_uuid from reservations
      union all select 'change', uuid, reservation_uuid from reservation_changes
      union all select 'payment', uuid, reservation_uuid from payments
      union all select 'refund', uuid, reservation_uuid from refunds
    )
    select reservation_uuid, occurred_at, subject_type, subject_uuid, action, before, after
    from audit_log join subjects on subject_type = subjects.type and subject_uuid = subjects.uuid
    order by audit_log.id`.execute(database);

  const histories = new Map<string, History>();
  for (const trip of trips) {
    const none = { changes: new Map(), payments: new Map(), refunds: new Map() };
    histories.set(trip.uuid, { trip, ...none, events: [] });
  }
  for (const row of changes) histories.get(row.reservation_uuid)?.changes.set(row.uuid, row);
  for (const row of payments) histories.get(row.reservation_uuid)?.payments.set(row.uuid, row);
  for (const row of refunds) histories.get(row.reservation_uuid)?.refunds.set(row.uuid, row);
  for (const row of events) histories.get(row.reservation_uuid)?.events.push(row);
  return [...histories.values()];
}

/** Keeps quotes that have expired, which a marketplace clears away: they say what a trip was before it was changed. */
export async function keepQuotes(database: Kysely<Tables>): Promise<void> {
  await sql`
    create or replace function keep_quote() returns trigger language plpgsql as 'begin return null; end'`.execute(
    database,
  );
  await sql`
    create or replace trigger quotes_are_kept before delete on quotes for each row execute function keep_quote()`.execute(
    database,
  );
}
