/** What a side of a thread has not read, some minutes after it was written. */
export interface MessagesEvent {
  kind: 'messages_waiting';
  threadUuid: string;
  /** Who has not read it. */
  readerUuid: string;
  /** Mail goes out about a thread once a day. */
  isMailed: boolean;
}

declare module '../../platform/outbox/domain-events.js' {
  interface DomainEvents {
    messages: MessagesEvent;
  }
}
