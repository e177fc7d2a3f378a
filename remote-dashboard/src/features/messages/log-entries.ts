import type { ThreadMessage } from './api/messages-api';
import { dayAt } from './message-times';

/** Something that happened beside the messages, in one line. */
export interface SystemLine {
  at: string;
  text: string;
}

export type LogEntry =
  | { kind: 'message'; at: string; message: ThreadMessage }
  | ({ kind: 'line' } & SystemLine);

export interface LogDay {
  day: string;
  entries: LogEntry[];
}

/**
 * Messages and what happened meanwhile, by day and time. Lines from before the oldest loaded message wait until the
 * messages of then are loaded.
 *
 * @param messages the oldest first
 */
export function logDays(messages: ThreadMessage[], lines: SystemLine[], hasOlder: boolean): LogDay[] {
  const from = hasOlder ? (messages[0]?.created_at ?? '') : '';
  const entries: LogEntry[] = [
    ...messages.map((message) => ({ kind: 'message' as const, at: message.created_at, message })),
    ...lines.filter(({ at }) => at >= from).map((line) => ({ kind: 'line' as const, ...line })),
  ];
  const days: LogDay[] = [];
  for (const entry of entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    const day = dayAt(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
