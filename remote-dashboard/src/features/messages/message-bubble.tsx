import type { ReactNode } from 'react';
import { PersonName } from '@drove/shared-ui';
import { counted } from '@drove/shared-ui/formats';
import type { ThreadMessage } from './api/messages-api';
import type { Outgoing } from './api/use-outbox';
import { messageBubbleLabels } from './labels';
import { MessagePhotos } from './message-photos';
import { clockAt } from './message-times';

const sides = {
  own: 'justify-self-end bg-primary text-primary-content',
  other: 'justify-self-start bg-base-200',
};

interface BubbleProps {
  isOwn: boolean;
  by: ReactNode;
  children: ReactNode;
  below: ReactNode;
}

function Bubble({ isOwn, by, children, below }: BubbleProps) {
  return (
    <li className="grid">
      <span className="sr-only">{by}</span>
      <div
        className={`max-w-[min(85%,36rem)] rounded-box px-4 py-2 wrap-anywhere whitespace-pre-line ${isOwn ? sides.own : sides.other}`}
      >
        {children}
      </div>
      <div
        className={`mt-0.5 flex max-w-[85%] flex-wrap items-center gap-x-2 px-1 text-xs text-base-content/75 ${isOwn ? 'justify-self-end' : 'justify-self-start'}`}
      >
        {below}
      </div>
    </li>
  );
}

interface MessageBubbleProps {
  message: ThreadMessage;
  name: string;
  /** Of an own message: whether it was read. */
  state: string | undefined;
}

/** One message, own ones on the right. */
export function MessageBubble({ message, name, state }: MessageBubbleProps) {
  const { is_mine: isOwn, text, photos, created_at: at } = message;
  return (
    <Bubble
      isOwn={isOwn}
      by={isOwn ? messageBubbleLabels.you : <PersonName>{name}</PersonName>}
      below={
        <>
          <time dateTime={at}>{clockAt(at)}</time>
          {state && <span>{state}</span>}
          {message.is_scheduled && <span>{messageBubbleLabels.scheduled}</span>}
          {message.is_masked && <span>{messageBubbleLabels.masked}</span>}
        </>
      }
    >
      {photos.length > 0 && <MessagePhotos photos={photos} by={isOwn ? messageBubbleLabels.fromYou : name} />}
      {text === null ? <em>{messageBubbleLabels.removed}</em> : <span>{text}</span>}
    </Bubble>
  );
}

interface OutgoingBubbleProps {
  entry: Outgoing;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is on its way, or was not sent. */
export function OutgoingBubble({ entry, onRetry, onDiscard }: OutgoingBubbleProps) {
  const isWaiting = !navigator.onLine;
  return (
    <Bubble
      isOwn
      by={messageBubbleLabels.you}
      below={
        entry.failure !== undefined ? (
          <>
            <span role="alert" className="text-sm text-error">
              {`${messageBubbleLabels.failed} ${entry.failure}`}
            </span>
            <button type="button" className="btn btn-ghost btn-sm" onClick={onRetry}>
              {messageBubbleLabels.retry}
            </button>
            <button type="button" className="btn btn-ghost btn-sm" onClick={onDiscard}>
              {messageBubbleLabels.discard}
            </button>
          </>
        ) : (
          <span role="status">{isWaiting ? messageBubbleLabels.waiting : messageBubbleLabels.sending}</span>
        )
      }
    >
      <span>{entry.text || counted(entry.photos.length, 'photo')}</span>
    </Bubble>
  );
}
