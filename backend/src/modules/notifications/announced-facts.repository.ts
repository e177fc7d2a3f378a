import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { AnnouncedTrip } from './messages/announced-trip.js';
import type { AnnouncedChange } from './messages/change-messages.js';

/** What the words about a reservation need to know of it, as it is now. */
export async function readAnnouncedTrip(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<AnnouncedTrip> {
  return await database
    .selectFrom('reservations as trip')
    .innerJoin('cars as car', 'car.uuid', 'trip.car_uuid')
    .leftJoin('cities as city', 'city.id', 'car.city_id')
    .innerJoin('users as customer', 'customer.uuid', 'trip.customer_uuid')
    .innerJoin('users as owner', 'owner.uuid', 'trip.owner_uuid')
    .select([
      'trip.uuid',
      'trip.booking_code',
      'trip.customer_uuid',
      'trip.owner_uuid',
      'customer.fname as customer_fname',
      'owner.fname as owner_fname',
      'car.make',
      'car.model',
      'city.slug as place_slug',
      'city.country_code',
      'customer.phone_e164 as customer_phone',
      'owner.phone_e164 as owner_phone',
      'trip.pick_up_at',
      'trip.return_at',
      'trip.time_zone',
      'trip.currency',
      'trip.deposit_minor',
      sql<number>`(trip.price ->> 'total_minor')::bigint`.as('total_minor'),
      sql<number>`(trip.price ->> 'payout_minor')::bigint`.as('payout_minor'),
    ])
    .where('trip.uuid', '=', reservationUuid)
    .executeTakeFirstOrThrow();
}

/** What the words about a change need to know of it, and whose it is. */
export async function readAnnouncedChange(
  database: Kysely<Tables>,
  changeUuid: string,
): Promise<AnnouncedChange & { reservation_uuid: string }> {
  return await database
    .selectFrom('reservation_changes')
    .select(['uuid', 'reservation_uuid', 'pick_up_at', 'return_at', 'difference_minor', 'message'])
    .select(['expires_at', 'pay_by'])
    .select(sql<number>`(price ->> 'payout_minor')::bigint`.as('payout_minor'))
    .where('uuid', '=', changeUuid)
    .executeTakeFirstOrThrow();
}

/** Every administrator who may act. */
export async function findActiveAdmins(database: Kysely<Tables>): Promise<string[]> {
  const admins = await database
    .selectFrom('users')
    .select('uuid')
    .where('role', '=', 'admin')
    .where('account_status', '=', 'active')
    .execute();
  return admins.map(({ uuid }) => uuid);
}
