import type { Person } from './inhabitants.js';

/** Some messages pass it on; it is one in every country. */
export const contact = 'ada@example.com';

/** What people know of the messages that they exchanged. */
export interface Conversations {
  /** By its text, which no other message has. */
  sent: Map<string, SentMessage>;
  threads: Map<string, KnownThread>;
  /** By `markKey`. */
  marks: Map<string, ReadMark>;
  /** Unread messages by thread, as each person was shown them last; by the person's uuid. */
  shown: Map<string, ReadonlyMap<string, number>>;
  /** Trips whose conversation a report may have opened for administrators. */
  opened: Set<string>;
}

export interface SentMessage {
  sender: Person;
  /** Where it was accepted; undefined while its sender does not know that it was. */
  threadUuid: string | undefined;
}

export interface KnownThread {
  uuid: string;
  customer: Person;
  owner: Person;
  /** Undefined for questions about a car. */
  tripUuid: string | undefined;
}

/** Up to which message a person has marked a thread as read. */
export interface ReadMark {
  /** As they were answered; 0: not at all. */
  known: number;
  /** What they marked without an answer. */
  possible: number[];
}

export const markKey = (threadUuid: string, person: Pick<Person, 'user'>): string =>
  `${threadUuid} ${person.user.uuid}`;

export const noConversations = (): Conversations => ({
  sent: new Map(),
  threads: new Map(),
  marks: new Map(),
  shown: new Map(),
  opened: new Set(),
});
