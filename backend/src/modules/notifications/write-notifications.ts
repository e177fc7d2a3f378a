import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { DomainEvent } from '../../platform/outbox/domain-events.js';
import { mailDueAt, topicOf } from './email/mail-times.js';
import { readRefusals } from './preferences/preferences.repository.js';
import { messagesOf } from './messages-of.js';
import { insertNotifications } from './notifications.repository.js';

/** Writes the notifications of an event: in the product at once, and by an e-mail that a job sends. */
export async function writeNotifications(
  transaction: Kysely<Tables>,
  event: DomainEvent,
  at: Date,
): Promise<void> {
  const messages = await messagesOf(transaction, event, at);
  const topic = topicOf(event.kind);
  const readers = messages.map(({ userUuid }) => userUuid);
  const refusals = topic === undefined ? undefined : await readRefusals(transaction, readers, topic);
  const timed = messages.map((message) => {
    const { bell = true, mail = true } = refusals?.get(message.userUuid) ?? {};
    const mailAt = mail ? mailDueAt(event.kind, message, at) : undefined;
    return { ...message, mailAt, isCounted: bell };
  });
  await insertNotifications(transaction, event.kind, timed, at);
}
