import type { Transaction } from 'kysely';
import { findCar } from '../cars/cars.repository.js';
import type { Tables } from '../database/tables.js';
import type { AnnouncedEvent } from './announced-event.js';
import { accountMessage } from './messages/account-messages.js';
import { carMessage } from './messages/car-messages.js';
import type { Message } from './messages/message.js';
import { insertNotifications } from './notifications.repository.js';

/**
 * Tells everybody whom an event concerns: in the product at once, and by an e-mail that a job sends. Call it in the
 * transaction of the deed, after the deed, so that nobody hears of what did not happen and nothing happens unheard.
 *
 * @param now when it happened
 */
export async function announce(
  transaction: Transaction<Tables>,
  event: AnnouncedEvent,
  now: Date,
): Promise<void> {
  await insertNotifications(transaction, event.kind, await messagesOf(transaction, event), now);
}

async function messagesOf(transaction: Transaction<Tables>, event: AnnouncedEvent): Promise<Message[]> {
  if ('userUuid' in event) return [accountMessage(event)];
  const car = await findCar(transaction, event.carUuid);
  if (car === undefined) throw new Error(`There is no car ${event.carUuid} to announce ${event.kind} of`);
  return [carMessage(event, car)];
}
