import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { DomainEvent } from './domain-events.js';
import { insertOutboxEvent } from './outbox-events.repository.js';

/** Reads an event in the transaction that published it: what it writes is there exactly when the event is. */
export type EventSubscriber = (transaction: Kysely<Tables>, event: DomainEvent, at: Date) => Promise<void>;

let subscribers: readonly EventSubscriber[] | undefined;

/** Names who reads events, once for the process; the root knows them, publishers do not. */
export function connectSubscribers(all: readonly EventSubscriber[]): void {
  subscribers = all;
}

/**
 * Publishes that something happened. Call it in the transaction in which it happened, after it: no event is published of
 * what was rolled back, and nothing happens without its event.
 *
 * @param at when it happened
 * @throws Error when no subscribers are connected: an event that none reads would be lost
 */
export async function publishEvent(transaction: Kysely<Tables>, event: DomainEvent, at: Date): Promise<void> {
  if (subscribers === undefined) throw new Error('connectSubscribers was not called');
  await insertOutboxEvent(transaction, event, at);
  for (const read of subscribers) await read(transaction, event, at);
}
