import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { PaymentEventsTable } from '../payments/payments.table.js';

export type StoredEvent = Selectable<PaymentEventsTable>;

/** Stores a provider's message; false when it was stored before. */
export async function insertEvent(
  database: Kysely<Tables>,
  event: Insertable<PaymentEventsTable>,
): Promise<boolean> {
  const row = await database
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a message as done with. */
export async function markHandled(
  database: Kysely<Tables>,
  provider: string,
  eventId: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('payment_events')
    .set({ handled_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}

/** A message that was stored and not done with; undefined when it was, or is not there. */
export async function findUnhandledEvent(
  database: Kysely<Tables>,
  provider: string,
  eventId: string,
): Promise<StoredEvent | undefined> {
  return await database
    .selectFrom('payment_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
}

/** Messages that were stored before a moment and not done with, the oldest first. */
export async function findUnhandledEvents(
  database: Kysely<Tables>,
  provider: string,
  before: Date,
): Promise<StoredEvent[]> {
  return await database
    .selectFrom('payment_events')
    .selectAll()
    .where('provider', '=', provider)
    .where('handled_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(50)
    .execute();
}
