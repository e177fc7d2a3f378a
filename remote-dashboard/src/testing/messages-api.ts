import { answer, type ReceivedRequest } from '@drove/api-client/testing';
import type {
  MessagePage,
  MessagePreview,
  MessageThread,
  ThreadMessage,
} from '../features/messages/api/messages-api';
import type { Reservation } from '../api/reservations';
import { aMessage, aMessagePage, aThread, aThreadPage } from './messages';
import { aReservation } from './reservations';

interface Conversation {
  thread?: MessageThread;
  page?: MessagePage | (() => MessagePage);
  reservation?: Reservation;
  hidden?: MessagePreview['hidden'];
  /** Answers what is sent; undefined takes it. */
  onSend?: (request: ReceivedRequest) => Response | undefined;
}

/**
 * An API with one conversation: what is sent stands in it from then on. There is no stream of events unless a test answers
 * one. Returns what was sent.
 */
export function answerConversation(conversation: Conversation): ReceivedRequest[] {
  const {
    thread = aThread(),
    page = aMessagePage([]),
    reservation = aReservation(),
    hidden = [],
  } = conversation;
  const pageNow = () => (typeof page === 'function' ? page() : page);
  const sent: ThreadMessage[] = [];
  answer('get', 'my/events', () => new Response(null, { status: 204 }));
  answer('get', 'my/notifications', { unread: 0 });
  answer('get', 'my/threads', aThreadPage([thread]));
  answer('get', 'my/threads/:thread_uuid', { ...thread });
  answer('get', 'reservations/:reservation_uuid', reservation);
  answer('post', 'my/threads/:thread_uuid/read', { unread: 0 });
  answer('post', 'my/threads/:thread_uuid/typing', () => new Response(null, { status: 204 }));
  answer('post', 'my/messages/preview', ({ body }) => ({
    hidden: hidden.filter(({ text }) => body.includes(text)),
    shown: body,
  }));
  answer('get', 'my/threads/:thread_uuid/messages', () => {
    const now = pageNow();
    return { ...now, messages: [...sent.toReversed(), ...now.messages] };
  });
  return answer('post', 'my/threads/:thread_uuid/messages', (request) => {
    const refused = conversation.onSend?.(request);
    if (refused) return refused;
    const last = sent.at(-1)?.number ?? pageNow().messages[0]?.number ?? 0;
    const message = aMessage(last + 1, {
      is_mine: true,
      ...(JSON.parse(request.body) as object),
      photos: [],
    });
    sent.push(message);
    return { ...message };
  });
}
