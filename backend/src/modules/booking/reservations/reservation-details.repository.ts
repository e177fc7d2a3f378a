import { sql, type Kysely } from 'kysely';
import { liveChangeStatuses } from '../changes/change-life-cycle.js';
import type { Change } from '../changes/changes.table.js';
import type { Tables } from '../../../platform/database/tables.js';
import { findReviewsOf, type TripReview } from '../reviews/reviews.repository.js';
import type { Reservation } from './reservations.table.js';
import type { Payment, Refund } from '../../billing/public.js';
import type { Car } from '../../catalog/public.js';
import type { User } from '../../people/public.js';

/** All that a screen shows of some reservations besides themselves. */
export interface ReservationDetails {
  cars: Map<string, Car>;
  users: Map<string, User>;
  payments: Payment[];
  refunds: Refund[];
  changes: Change[];
  /** The owner's part of what is paid, by reservation. */
  payouts: Map<string, number>;
  /** What the customer wrote about it, by reservation. */
  reviews: Map<string, TripReview>;
}

/** Reads what belongs to some reservations, with one query a table however many they are. */
export async function readDetails(
  database: Kysely<Tables>,
  reservations: readonly Reservation[],
): Promise<ReservationDetails> {
  const uuids = reservations.map(({ uuid }) => uuid);
  if (uuids.length === 0) {
    return {
      ...{ cars: new Map(), users: new Map(), payouts: new Map(), reviews: new Map() },
      ...{ payments: [], refunds: [], changes: [] },
    };
  }
  const people = reservations.flatMap(({ customer_uuid, owner_uuid }) => [customer_uuid, owner_uuid]);
  const [cars, users, payments, refunds, changes, payouts, reviews] = await Promise.all([
    database
      .selectFrom('cars')
      .selectAll()
      .where('uuid', 'in', [...new Set(reservations.map(({ car_uuid }) => car_uuid))])
      .execute(),
    database
      .selectFrom('users')
      .selectAll()
      .where('uuid', 'in', [...new Set(people)])
      .execute(),
    database
      .selectFrom('payments')
      .selectAll()
      .where('reservation_uuid', 'in', uuids)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('refunds')
      .selectAll()
      .where('reservation_uuid', 'in', uuids)
      .orderBy('created_at')
      .execute(),
    database
      .selectFrom('reservation_changes')
      .selectAll()
      .where('reservation_uuid', 'in', uuids)
      .where('status', 'in', liveChangeStatuses)
      .execute(),
    database
      .selectFrom('ledger_entries')
      .where('reservation_uuid', 'in', uuids)
      .groupBy('reservation_uuid')
      .select(['reservation_uuid', sql<number>`sum(payout_minor)::bigint`.as('payout_minor')])
      .execute(),
    findReviewsOf(database, uuids),
  ]);
  return {
    cars: new Map(cars.map((car) => [car.uuid, car])),
    users: new Map(users.map((user) => [user.uuid, user])),
    payments,
    refunds,
    changes,
    reviews,
    payouts: new Map(payouts.map(({ reservation_uuid, payout_minor }) => [reservation_uuid, payout_minor])),
  };
}
