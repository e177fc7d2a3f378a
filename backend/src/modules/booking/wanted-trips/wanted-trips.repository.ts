import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import { findQuote } from '../quotes/quotes.repository.js';

/** A trip to go back to, on the clocks of the car's city. */
export interface WantedTrip {
  car_uuid: string;
  make: string | null;
  model: string | null;
  year: number | null;
  /** `2026-12-01T10:00`. */
  pick_up: string;
  return: string;
  time_zone: string;
  /** Where it can be booked: a route of the app, with the days. */
  link: string;
}

/** Keeps the quote's trip as the one that a person wants; the one before is forgotten. */
export async function noteWantedTrip(
  database: Kysely<Tables>,
  userUuid: string,
  quoteUuid: string,
  now: Date,
): Promise<void> {
  const quote = await findQuote(database, quoteUuid);
  if (quote === undefined) return;
  const { car_uuid, pick_up_at, return_at, time_zone } = quote;
  const trip = { car_uuid, pick_up_at, return_at, time_zone, noted_at: now };
  await database
    .insertInto('wanted_trips')
    .values({ user_uuid: userUuid, ...trip })
    .onConflict((conflict) => conflict.column('user_uuid').doUpdateSet(trip))
    .execute();
}

/**
 * The trip that a person still wants; undefined once they have reserved since, its pick-up has passed, or others cannot
 * see the car any more. Asked here, so that reserving costs no statement more.
 */
export async function findWantedTrip(
  database: Kysely<Tables>,
  userUuid: string,
  now: Date,
): Promise<WantedTrip | undefined> {
  const row = await database
    .selectFrom('wanted_trips as wanted')
    .innerJoin('cars as car', 'car.uuid', 'wanted.car_uuid')
    .select(['wanted.car_uuid', 'car.make', 'car.model', 'car.year'])
    .select(['wanted.pick_up_at', 'wanted.return_at', 'wanted.time_zone'])
    .where('wanted.user_uuid', '=', userUuid)
    .where('wanted.pick_up_at', '>', now)
    .where('car.is_public', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('reservations')
            .select('uuid')
            .whereRef('customer_uuid', '=', 'wanted.user_uuid')
            .whereRef('created_at', '>=', 'wanted.noted_at'),
        ),
      ),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { pick_up_at, return_at, ...rest } = row;
  const at = (instant: Date) => formatLocal(localTime(instant, row.time_zone));
  const period = { pick_up: at(pick_up_at), return: at(return_at) };
  const link = `/carlisting/car/${row.car_uuid}?${new URLSearchParams(period).toString()}`;
  return { ...rest, ...period, link };
}

/** Forgets it: the person is a member no longer. */
export async function forgetWantedTrip(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database.deleteFrom('wanted_trips').where('user_uuid', '=', userUuid).execute();
}
