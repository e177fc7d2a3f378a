import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScreenTitle } from '@drove/shared-auth';
import { ListSkeleton } from '@drove/shared-ui';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import type { MessageThread } from './api/messages-api';
import { threadOptions } from './api/threads';
import { Conversation } from './conversation';
import { threadViewLabels } from './labels';
import { NotHere } from './not-here';

interface ThreadViewProps {
  threadUuid: string;
  /** The trip that a conversation is about, with what can be done about it. */
  trip: (reservationUuid: string) => ReactNode;
}

/** One conversation: with whom, about which car and trip, what was said, and a field to go on. */
export function ThreadView(props: ThreadViewProps) {
  return (
    <QueryBoundary
      heading={threadViewLabels.failed}
      fallback={<ListSkeleton rows={3} />}
      frame={(content) => (
        <div className="p-4 sm:p-6">
          <BackLink />
          <h1 className="my-4 text-2xl font-bold tracking-tight">{threadViewLabels.back}</h1>
          {content}
        </div>
      )}
    >
      <Found {...props} />
    </QueryBoundary>
  );
}

function Found({ threadUuid, trip }: ThreadViewProps) {
  const { data: thread } = useSuspenseQuery(threadOptions(useApi(), threadUuid));
  if (thread === null) {
    return <NotHere heading={threadViewLabels.notFoundHeading} text={threadViewLabels.notFoundText} />;
  }
  return <Opened thread={thread}>{thread.trip && trip(thread.trip.reservation_uuid)}</Opened>;
}

function Opened({ thread, children }: { thread: MessageThread; children: ReactNode }) {
  useScreenTitle(threadViewLabels.title(thread.with_name));
  const heading = useRef<HTMLHeadingElement>(null);
  // Chosen from the list, which is drawn anew: the keyboard goes on in the conversation.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Conversation thread={thread} heading={heading}>
      {children}
    </Conversation>
  );
}

function BackLink() {
  return (
    <Link to="/dashboard/messages" className="link lg:hidden">
      {threadViewLabels.back}
    </Link>
  );
}
