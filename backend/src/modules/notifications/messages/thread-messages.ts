import type { MessagesEvent, MessageThreadBody } from '../../messaging/public.js';
import type { Message } from './message.js';

/** What a person reads of messages that they have not read. */
export function threadMessage(
  { threadUuid, readerUuid, isMailed }: MessagesEvent,
  { with_name: name, side, car, trip, excerpt, unread }: MessageThreadBody,
): Message {
  const whose = side === 'owner' ? `your ${car.name}` : `the ${car.name}`;
  const about = trip === null ? whose : `the trip with ${whose}`;
  return {
    userUuid: readerUuid,
    title: unread === 1 ? `${name} wrote about ${about}` : `${unread} messages from ${name} about ${about}`,
    text: `“${excerpt}”`,
    link: `/dashboard/messages/${threadUuid}`,
    isMailed,
  };
}
