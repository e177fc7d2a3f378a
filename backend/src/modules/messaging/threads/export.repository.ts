import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** All messages of a person's threads in the order of threads and numbers; one more than `limit` when there are more. */
export async function readAllMessages(
  database: Kysely<Tables>,
  userUuid: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const position = sql`(select thread_uuid, number from thread_messages where uuid = ${after}::uuid)`;
  return await database
    .selectFrom('thread_messages as message')
    .innerJoin('message_threads as thread', 'thread.uuid', 'message.thread_uuid')
    .innerJoin('cars as car', 'car.uuid', 'thread.car_uuid')
    .innerJoin('users as customer', 'customer.uuid', 'thread.customer_uuid')
    .innerJoin('users as owner', 'owner.uuid', 'thread.owner_uuid')
    .leftJoin('cities as city', 'city.id', 'car.city_id')
    .leftJoin('reservations as trip', 'trip.uuid', 'thread.reservation_uuid')
    .selectAll('message')
    .select(['car.make', 'car.model', 'trip.status', 'thread.customer_uuid'])
    .select(['customer.fname as customer_name', 'owner.fname as owner_name'])
    .select(['city.country_code', 'customer.phone_e164 as customer_phone', 'owner.phone_e164 as owner_phone'])
    .where((where) =>
      where.or([where('thread.customer_uuid', '=', userUuid), where('thread.owner_uuid', '=', userUuid)]),
    )
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(message.thread_uuid, message.number) > ${position}`),
    )
    .orderBy('message.thread_uuid')
    .orderBy('message.number')
    .limit(limit + 1)
    .execute();
}
