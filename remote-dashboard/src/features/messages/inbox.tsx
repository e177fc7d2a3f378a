import type { ReactNode } from 'react';
import { inboxLabels } from './labels';
import { ThreadList } from './thread-list';

interface InboxProps {
  /** The conversation that is open. */
  currentUuid?: string | undefined;
  /** It, or a new one; on a phone in the place of the list. */
  children?: ReactNode;
}

/** The conversations, on a desktop beside the one that is open. */
export function Inbox({ currentUuid, children }: InboxProps) {
  const isOpen = children !== undefined;
  return (
    <article className="w-full lg:grid lg:h-[calc(100dvh-4rem)] lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <div
        data-scrolls=""
        className={`min-h-0 overflow-y-auto px-4 py-6 sm:px-6 lg:border-r lg:border-base-300 ${isOpen ? 'max-lg:hidden' : ''}`}
      >
        {isOpen ? (
          <h2 className="mb-4 text-2xl font-bold tracking-tight">{inboxLabels.heading}</h2>
        ) : (
          <h1 className="mb-4 text-2xl font-bold tracking-tight">{inboxLabels.heading}</h1>
        )}
        <ThreadList currentUuid={currentUuid} />
      </div>
      {isOpen ? (
        <div
          data-fills-screen=""
          className="flex min-h-0 min-w-0 flex-col overflow-y-auto bg-base-100 max-lg:h-dvh"
        >
          {children}
        </div>
      ) : (
        <p className="hidden place-items-center p-8 text-base-content/75 lg:grid">
          {inboxLabels.nothingChosen}
        </p>
      )}
    </article>
  );
}
