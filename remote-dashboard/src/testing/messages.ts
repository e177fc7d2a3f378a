import type {
  MessagePage,
  MessageThread,
  ThreadMessage,
  ThreadPage,
} from '../features/messages/api/messages-api';
import { TRIP_UUID } from './reservations';

export const THREAD_UUID = '00000000-0000-4000-8000-0000000000f1';

/** A conversation of a customer with the owner Okoro about the trip of July 2099. */
export function aThread(thread: Partial<MessageThread> = {}): MessageThread {
  return {
    thread_uuid: THREAD_UUID,
    car: { car_uuid: '00000000-0000-4000-8000-0000000000c1', name: 'Fiat 500 2021', photo: null },
    side: 'customer',
    with_name: 'Okoro',
    other_state: 'active',
    trip: {
      reservation_uuid: TRIP_UUID,
      status: 'confirmed',
      pick_up_at: '2099-07-01T09:00:00.000Z',
      return_at: '2099-07-05T09:00:00.000Z',
      time_zone: 'Europe/Lisbon',
    },
    excerpt: 'See you on Wednesday',
    is_last_mine: false,
    unread: 0,
    last_message_at: '2099-06-02T10:00:00.000Z',
    ...thread,
  };
}

/** A page of conversations. */
export function aThreadPage(threads: MessageThread[], nextCursor: string | null = null): ThreadPage {
  return {
    threads,
    unread: threads.reduce((sum, { unread }) => sum + unread, 0),
    response: null,
    has_more: nextCursor !== null,
    next_cursor: nextCursor,
  };
}

/** A message of the other side by its number, each a minute after the one before. */
export function aMessage(number: number, message: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    message_uuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    thread_uuid: THREAD_UUID,
    number,
    is_mine: false,
    text: `Message ${number}`,
    is_masked: false,
    photos: [],
    is_scheduled: false,
    created_at: new Date(Date.parse('2099-06-02T10:00:00.000Z') + number * 60_000).toISOString(),
    ...message,
  };
}

/** A page of messages, given with the oldest first as they are read. */
export function aMessagePage(messages: ThreadMessage[], page: Partial<MessagePage> = {}): MessagePage {
  return {
    messages: messages.toReversed(),
    has_more: false,
    is_blocked: false,
    can_write: true,
    unread_by_other: 0,
    read_by_support: [],
    other_state: 'active',
    ...page,
  };
}
