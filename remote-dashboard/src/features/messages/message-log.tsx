import { useState, type RefObject, type UIEvent } from 'react';
import { counted } from '@drove/shared-ui/formats';
import type { ThreadMessage } from './api/messages-api';
import type { Outgoing } from './api/use-outbox';
import { messageBubbleLabels, messageLogLabels } from './labels';
import { logDays, type SystemLine } from './log-entries';
import { MessageBubble, OutgoingBubble } from './message-bubble';
import { dayLabel } from './message-times';

/** Pixels from the top at which older messages are asked for. */
const NEAR_TOP = 300;

interface MessageLogProps {
  name: string;
  log: RefObject<HTMLDivElement | null>;
  /** The oldest first. */
  messages: ThreadMessage[];
  lines: SystemLine[];
  older: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  outgoing: { entries: Outgoing[]; retry: (key: string) => void; discard: (key: string) => void };
  /** The number of the newest own message that the other side has read. */
  read: number;
  isTyping: boolean;
}

/** Messages by day, with what happened meanwhile; new ones are announced once. */
export function MessageLog({ name, log, messages, lines, older, outgoing, read, isTyping }: MessageLogProps) {
  const days = logDays(messages, lines, older.hasNextPage);
  const newestOwn = messages.findLast(({ is_mine: isMine }) => isMine)?.number;
  const showOlder = () => {
    if (older.hasNextPage && !older.isFetchingNextPage) void older.fetchNextPage();
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    // Counted from the end: above it `scrollTop` is negative.
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    if (scrollTop < 0 && scrollHeight + scrollTop - clientHeight < NEAR_TOP) showOlder();
  };

  return (
    // Turned round, so that it begins at the end, and older messages that come in above move nothing.
    <div
      ref={log}
      role="region"
      aria-label={messageLogLabels.name(name)}
      // What scrolls is reached with the keyboard.
      tabIndex={0}
      className="flex min-h-40 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2 sm:px-6"
      onScroll={onScroll}
    >
      <Arrivals name={name} messages={messages} />
      <div className="py-4">
        {older.hasNextPage && (
          <button
            type="button"
            className="btn mx-auto mb-4 flex btn-outline btn-sm"
            aria-disabled={older.isFetchingNextPage}
            onClick={showOlder}
          >
            {messageLogLabels.older}
          </button>
        )}
        {days.length === 0 && outgoing.entries.length === 0 && (
          <p className="text-center text-base-content/75">{messageLogLabels.empty}</p>
        )}
        {days.map(({ day, entries }) => (
          <section key={day} aria-labelledby={`day-${day}`}>
            <h2
              id={`day-${day}`}
              // As wide as the log: nothing shows beside the day, or cut by it, that scrolls below.
              className="sticky top-0 z-1 -mx-4 my-1 bg-base-100 py-2 text-center text-sm font-medium sm:-mx-6"
            >
              <span className="inline-block rounded-full border border-base-300 px-3 py-0.5">
                {dayLabel(day)}
              </span>
            </h2>
            <ol className="grid gap-2">
              {entries.map((entry) =>
                entry.kind === 'message' ? (
                  <MessageBubble
                    key={entry.message.message_uuid}
                    message={entry.message}
                    name={name}
                    state={stateOf(entry.message, { read, newestOwn })}
                  />
                ) : (
                  <li
                    key={`${entry.at} ${entry.text}`}
                    className="mx-auto max-w-prose px-4 py-1 text-center text-sm wrap-anywhere text-base-content/75"
                  >
                    {entry.text}
                  </li>
                ),
              )}
            </ol>
          </section>
        ))}
        <ol className="mt-2 grid gap-2 empty:hidden">
          {outgoing.entries.map((entry) => (
            <OutgoingBubble
              key={entry.key}
              entry={entry}
              onRetry={() => outgoing.retry(entry.key)}
              onDiscard={() => outgoing.discard(entry.key)}
            />
          ))}
        </ol>
        <p role="status" className="mt-2 min-h-5 text-sm text-base-content/75">
          {isTyping && messageLogLabels.typing(name)}
        </p>
      </div>
    </div>
  );
}

/** Said below the newest own message, and below the newest that was read. */
function stateOf(
  { number, is_mine: isMine }: ThreadMessage,
  { read, newestOwn }: { read: number; newestOwn: number | undefined },
): string | undefined {
  if (!isMine) return undefined;
  if (number === read) return messageBubbleLabels.read;
  return number === newestOwn ? messageBubbleLabels.sent : undefined;
}

/** What has come from the other side since the conversation was opened, for those who hear it. */
function Arrivals({ name, messages }: { name: string; messages: ThreadMessage[] }) {
  const last = messages.at(-1)?.number ?? 0;
  const [openedAt] = useState(last);
  const arrived = messages.filter(({ is_mine: isMine, number }) => !isMine && number > openedAt);
  return (
    <div role="log" aria-label={messageLogLabels.arrivals} className="sr-only">
      {arrived.map(({ message_uuid: uuid, text, photos }) => (
        <p key={uuid}>{messageBubbleLabels.arrival(name, text || counted(photos.length, 'photo'))}</p>
      ))}
    </div>
  );
}
