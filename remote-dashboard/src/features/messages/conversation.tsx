import { useQueryClient, useSuspenseInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useIsLive, useLiveEvents } from '@drove/shared-auth';
import type { MessagePage, MessageThread, ThreadMessage } from './api/messages-api';
import { reservationOptions } from '../../api/reservations';
import { messagesOptions, readNewest } from './api/messages';
import { useOutbox } from './api/use-outbox';
import { ClosedState } from './closed-state';
import { Composer, draftOf } from './composer';
import { messageLogLabels } from './labels';
import type { SystemLine } from './log-entries';
import { MessageLog } from './message-log';
import { Templates } from './templates';
import { ThreadBar } from './thread-bar';
import { useMarkRead } from './use-mark-read';
import { useTyping } from './use-typing';

interface ConversationProps {
  thread: MessageThread;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The trip that it is about. */
  children: ReactNode;
}

/** What was said in a conversation, kept up to date, and what is being written. */
export function Conversation({ thread, heading, children }: ConversationProps) {
  const { thread_uuid: threadUuid, with_name: name } = thread;
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useSuspenseInfiniteQuery(messagesOptions(api, threadUuid, useIsLive()));
  const log = useRef<HTMLDivElement>(null);
  const toEnd = () => {
    if (log.current) log.current.scrollTop = 0;
  };
  const outbox = useOutbox(threadUuid, { thread_uuid: threadUuid });
  const [isTyping, setTyping] = useTyping();
  useLiveEvents(({ kind, data }) => {
    if (kind === 'notification' || (kind !== 'open' && data.thread_uuid !== threadUuid)) return;
    if (kind === 'typing') {
      setTyping(true);
      return;
    }
    if (kind === 'message') setTyping(false);
    void readNewest(queryClient, api, threadUuid);
  });

  const messages = query.data.pages.flatMap((page) => page.messages).toReversed();
  const newest = query.data.pages[0];
  useMarkRead(thread, messages.at(-1)?.number ?? 0);
  const lines = useSystemLines(thread, newest?.read_by_support ?? []);
  if (!newest) return null;
  const state = newest.other_state;

  return (
    <>
      <ThreadBar thread={thread} heading={heading} isBlocked={newest.is_blocked} messages={messages} />
      {children}
      <MessageLog
        name={name}
        log={log}
        messages={messages}
        lines={lines}
        older={query}
        outgoing={outbox}
        read={readOf(newest, messages)}
        isTyping={isTyping}
      />
      <ClosedState name={name} threadUuid={threadUuid} state={state} page={newest} />
      {newest.can_write && (
        <Composer
          name={name}
          draft={draftOf(threadUuid)}
          subject={{ thread_uuid: threadUuid }}
          {...(thread.side === 'owner' && {
            tools: (insert) => <Templates threadUuid={threadUuid} insert={insert} />,
          })}
          onSend={(message) => {
            outbox.send(message);
            toEnd();
          }}
        />
      )}
    </>
  );
}

/** The number of the caller's newest message that the other side has read; 0 without one. */
function readOf({ unread_by_other: unread }: MessagePage, messages: ThreadMessage[]): number {
  const own = messages.filter(({ is_mine: isMine }) => isMine);
  return own.at(-1 - unread)?.number ?? 0;
}

/** What happened to the trip, and when support has read along, each in a line. */
function useSystemLines({ trip }: MessageThread, readBySupport: { at: string }[]): SystemLine[] {
  const { data: reservation } = useQuery({
    ...reservationOptions(useApi(), trip?.reservation_uuid ?? ''),
    enabled: trip !== null,
  });
  return [
    ...(reservation?.timeline ?? []).map(({ at, what, note }) => ({
      at,
      text: messageLogLabels.newLine(what, note ?? ''),
    })),
    ...readBySupport.map(({ at }) => ({ at, text: messageLogLabels.supportRead })),
  ];
}
