import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { countriesOf } from '../../contacts/public.js';
import type { ThreadSubject } from './threads.repository.js';

/** Whose telephone numbers the two of a thread may write without a country code. */
export const countriesOfThread = (of: {
  country_code: string | null;
  customer_phone: string | null;
  owner_phone: string | null;
}): string[] => countriesOf(of.country_code, [of.customer_phone, of.owner_phone]);

/** The two people of a thread, and the country of its car. */
export async function readSides(
  database: Kysely<Tables>,
  { car_uuid, customer_uuid, owner_uuid }: Pick<ThreadSubject, 'car_uuid' | 'customer_uuid' | 'owner_uuid'>,
) {
  return await database
    .selectFrom('cars as car')
    .innerJoin('users as customer', (join) => join.on('customer.uuid', '=', customer_uuid))
    .innerJoin('users as owner', (join) => join.on('owner.uuid', '=', owner_uuid))
    .leftJoin('cities as city', 'city.id', 'car.city_id')
    .select(['city.country_code', 'customer.phone_e164 as customer_phone', 'owner.phone_e164 as owner_phone'])
    .select(['customer.account_status as customer_state', 'owner.account_status as owner_state'])
    .where('car.uuid', '=', car_uuid)
    .executeTakeFirstOrThrow();
}

/** When administrators read the conversation of a trip, the last first. */
export async function readReadings(
  database: Kysely<Tables>,
  reservationUuid: string | null,
): Promise<Date[]> {
  if (reservationUuid === null) return [];
  const rows = await database
    .selectFrom('audit_log')
    .select('occurred_at')
    .where('subject_type', '=', 'reservation')
    .where('subject_uuid', '=', reservationUuid)
    .where('action', '=', 'reservation.messages_read')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ occurred_at }) => occurred_at);
}

/** How many messages of a member had contact details before they were shared, and when the last was sent. */
export async function countHiddenContacts(
  database: Kysely<Tables>,
  userUuid: string,
): Promise<{ messages: number; last_at: Date | null }> {
  const { messages, last_at } = await database
    .selectFrom('thread_messages')
    .select(({ fn }) => [
      fn.countAll<number>().as('messages'),
      fn.max<Date | null>('created_at').as('last_at'),
    ])
    .where('sender_uuid', '=', userUuid)
    .where('had_contacts', '=', true)
    .executeTakeFirstOrThrow();
  return { messages, last_at };
}

/**
 * How many other owners a customer has begun to ask about cars since a moment, and whether any owner ever answered them.
 */
export async function countOwnersAsked(
  database: Kysely<Tables>,
  { customerUuid, ownerUuid, since }: { customerUuid: string; ownerUuid: string; since: Date },
): Promise<{ owners: number; isAnswered: boolean }> {
  const { owners } = await database
    .selectFrom('message_threads')
    .select(({ fn }) => fn.count<number>('owner_uuid').distinct().as('owners'))
    .where('customer_uuid', '=', customerUuid)
    .where('owner_uuid', '<>', ownerUuid)
    .where('reservation_uuid', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  const answer = await database
    .selectFrom('message_threads as thread')
    .innerJoin('thread_messages as message', (join) =>
      join
        .onRef('message.thread_uuid', '=', 'thread.uuid')
        .onRef('message.sender_uuid', '=', 'thread.owner_uuid'),
    )
    .select('message.number')
    .where('thread.customer_uuid', '=', customerUuid)
    .limit(1)
    .executeTakeFirst();
  return { owners, isAnswered: answer !== undefined };
}
