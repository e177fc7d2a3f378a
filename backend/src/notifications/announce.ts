import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { AnnouncedEvent } from './announced-event.js';
import { mailDueAt } from './email/mail-times.js';
import { messagesOf } from './messages-of.js';
import { insertNotifications } from './notifications.repository.js';

/**
 * Tells everybody whom an event concerns: in the product at once, and by an e-mail that a job sends. Call it in the
 * transaction of the deed, after the deed, so that nobody hears of what did not happen and nothing happens unheard.
 *
 * @param now when it happened
 */
export async function announce(transaction: Kysely<Tables>, event: AnnouncedEvent, now: Date): Promise<void> {
  const messages = await messagesOf(transaction, event);
  const told = messages.map((message) => ({ ...message, mailAt: mailDueAt(event.kind, message, now) }));
  await insertNotifications(transaction, event.kind, told, now);
}
