/** What `GET /my/events` sends, by the name of the event. */
export interface LiveEventData {
  /** A message came into one of one's own threads; `number` is its place there. */
  message: { thread_uuid: string; number: number; at: string };
  /** The other side has read a thread. */
  read: { thread_uuid: string };
  /** The other side is writing in a thread. */
  typing: { thread_uuid: string };
  /** The bell has something new. */
  notification: Record<string, never>;
}

/** What the signed-in person has not read. */
export interface UnreadCounts {
  messages: number;
  notifications: number;
}

/** `open` says that events arrive from now on: what happened before is to be read. */
export type LiveEvent =
  | { [Kind in keyof LiveEventData]: { kind: Kind; data: LiveEventData[Kind] } }[keyof LiveEventData]
  | { kind: 'open'; data: Record<string, never> };

export const liveEventKinds = [
  'message',
  'read',
  'typing',
  'notification',
] as const satisfies (keyof LiveEventData)[];
