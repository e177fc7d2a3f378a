import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { ReservationStatus } from './reservation-life-cycle.js';

/** A trip in one of these is not over. */
const openStatuses: readonly ReservationStatus[] = [
  ...(['pending_payment', 'pending_owner', 'confirmed', 'in_progress', 'disputed'] as const),
];

/** How many trips a person has, on either side; `open` are those that are not over. */
export async function countTrips(database: Kysely<Tables>, userUuid: string) {
  const { as_customer, as_owner, open } = await database
    .selectFrom('reservations')
    .where((where) => where.or([where('customer_uuid', '=', userUuid), where('owner_uuid', '=', userUuid)]))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('customer_uuid', '=', userUuid).as('as_customer'),
      fn.countAll<number>().filterWhere('owner_uuid', '=', userUuid).as('as_owner'),
      fn.countAll<number>().filterWhere('status', 'in', openStatuses).as('open'),
    ])
    .executeTakeFirstOrThrow();
  return { as_customer, as_owner, open };
}

/** How many trips in an owner's cars have ended as agreed. */
export async function countHostedTrips(database: Kysely<Tables>, ownerUuid: string): Promise<number> {
  const { trips } = await database
    .selectFrom('reservations')
    .where('owner_uuid', '=', ownerUuid)
    .where('status', '=', 'completed')
    .select(({ fn }) => fn.countAll<number>().as('trips'))
    .executeTakeFirstOrThrow();
  return trips;
}

/** The trips of a person that are not over, on either side, by pick-up. */
export async function readOpenTrips(database: Kysely<Tables>, userUuid: string, limit: number) {
  return await database
    .selectFrom('reservations')
    .innerJoin('cars', 'cars.uuid', 'reservations.car_uuid')
    .select([
      'reservations.uuid',
      'reservations.status',
      'reservations.customer_uuid',
      'cars.make',
      'cars.model',
    ])
    .select(['reservations.pick_up_at', 'reservations.return_at', 'reservations.time_zone'])
    .where((where) =>
      where.or([where('customer_uuid', '=', userUuid), where('reservations.owner_uuid', '=', userUuid)]),
    )
    .where('reservations.status', 'in', openStatuses)
    .orderBy('reservations.pick_up_at')
    .orderBy('reservations.uuid')
    .limit(limit)
    .execute();
}

/** What is not decided or paid of a trip of a person, on either side; a late fee is its customer's alone. */
export async function findOpenMatterOfTrips(
  database: Kysely<Tables>,
  userUuid: string,
): Promise<'deposit_claim' | 'objection' | 'late_fee' | undefined> {
  const { claims, objections, fees } = await database
    .selectFrom('reservations')
    .where((where) => where.or([where('customer_uuid', '=', userUuid), where('owner_uuid', '=', userUuid)]))
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere('deposit_claimed_at', 'is not', null)
        .filterWhere('deposit_decided_at', 'is', null)
        .as('claims'),
      fn
        .countAll<number>()
        .filterWhere('objected_at', 'is not', null)
        .filterWhere('objection_settled_at', 'is', null)
        .as('objections'),
      fn
        .countAll<number>()
        .filterWhere('late_fee_status', '=', 'due')
        .filterWhere('customer_uuid', '=', userUuid)
        .as('fees'),
    ])
    .executeTakeFirstOrThrow();
  if (claims > 0) return 'deposit_claim';
  if (objections > 0) return 'objection';
  return fees > 0 ? 'late_fee' : undefined;
}
