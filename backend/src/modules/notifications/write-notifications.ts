import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { DomainEvent } from '../../platform/outbox/domain-events.js';
import { mailDueAt } from './email/mail-times.js';
import { messagesOf } from './messages-of.js';
import { insertNotifications } from './notifications.repository.js';

/** Writes the notifications of an event: in the product at once, and by an e-mail that a job sends. */
export async function writeNotifications(
  transaction: Kysely<Tables>,
  event: DomainEvent,
  at: Date,
): Promise<void> {
  const messages = await messagesOf(transaction, event, at);
  const timed = messages.map((message) => ({ ...message, mailAt: mailDueAt(event.kind, message, at) }));
  await insertNotifications(transaction, event.kind, timed, at);
}
