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
  created_at: ColumnType<Date, Date, never>;
  last_message_at: Date;
}

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
  /** It had contact details while they were not shared yet. */
  had_contacts: Generated<boolean>;
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
