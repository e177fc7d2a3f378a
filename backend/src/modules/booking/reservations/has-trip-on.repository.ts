import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** Whether a person has a trip with a car that is confirmed or under way. */
export async function hasTripOn(
  database: Kysely<Tables>,
  carUuid: string,
  customerUuid: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('reservations')
    .select(sql<number>`1`.as('one'))
    .where('car_uuid', '=', carUuid)
    .where('customer_uuid', '=', customerUuid)
    .where('status', 'in', ['confirmed', 'in_progress'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
