import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { DomainEvent } from './domain-events.js';

/** Stores an event. */
export async function insertOutboxEvent(
  transaction: Kysely<Tables>,
  event: DomainEvent,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('outbox_events')
    .values({ kind: event.kind, event: JSON.stringify(event), occurred_at: at })
    .execute();
}

/** Deletes the events that happened before a moment. */
export async function deleteEventsBefore(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('outbox_events').where('occurred_at', '<', before).execute();
}
