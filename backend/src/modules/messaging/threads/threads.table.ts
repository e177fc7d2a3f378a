import type { TemplateSchedule } from '../templates/message-templates.table.js';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** What a customer and an owner write to each other about one trip, or about one car before a trip is booked. */
export interface MessageThreadsTable {
  uuid: Generated<string>;
  car_uuid: string;
  customer_uuid: string;
  owner_uuid: string;
  /** Null for questions about the car. */
  reservation_uuid: string | null;
  /** Of its last message. */
  last_number: Generated<number>;
  /** How many messages of the other side each has not read. */
  customer_unread: Generated<number>;
  owner_unread: Generated<number>;
  /** When each hears by bell and mail of what it has not read by then; null while nothing waits to be said. */
  customer_told_at: Date | null;
  owner_told_at: Date | null;
  /** When each was last mailed about it. */
  customer_mailed_at: Date | null;
  owner_mailed_at: Date | null;
  /** When the owner first answered. */
  answered_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  last_message_at: Date;
}

/** Parts of an inbox: what is not read, about trips, about cars before one, and about the reader’s own cars. */
export const threadFilters = ['unread', 'trips', 'questions', 'hosting'] as const;
export type ThreadFilter = (typeof threadFilters)[number];

export type MessageThread = Selectable<MessageThreadsTable>;

export interface ThreadMessagesTable {
  uuid: Generated<string>;
  thread_uuid: string;
  /** Counted within its thread, without gaps. */
  number: number;
  sender_uuid: string;
  /** As it was typed; null once its sender has closed their account. */
  text: string | null;
  created_at: ColumnType<Date, Date, never>;
  /** Whether contact details are found in it; null of those written before this was kept. */
  has_contacts: boolean | null;
  /** It had contact details while they were not shared yet. */
  had_contacts: Generated<boolean>;
  /** UTF-16 units of its beginning that complete a contact of its sender’s messages before. */
  continued_units: Generated<number>;
  /** The time of the trip at which it was sent by itself; null when a person sent it. */
  scheduled: TemplateSchedule | null;
  /** The release before tells a request by it that was sent again; null since. */
  request_key: Generated<string | null>;
}

export type ThreadMessage = Selectable<ThreadMessagesTable>;

/** Whom a person wants no more messages from. */
export interface MessageBlocksTable {
  blocker_uuid: string;
  blocked_uuid: string;
  created_at: ColumnType<Date, Date, never>;
}
