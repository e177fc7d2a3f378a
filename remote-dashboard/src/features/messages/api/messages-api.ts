import type { Answer } from '@drove/api-client';

/** A conversation between a customer and an owner about a car, and about a trip once there is one. */
export type MessageThread = Answer<'GET /my/threads/{thread_uuid}'>;
/** Of the other side's account: a closed one cannot be written to, a suspended one does not answer. */
export type OtherState = MessageThread['other_state'];

export type ThreadPage = Answer<'GET /my/threads'>;

/** Messages, the newest first. */
export type MessagePage = Answer<'GET /my/threads/{thread_uuid}/messages'>;
export type ThreadMessage = MessagePage['messages'][number];
/** Private: it is read with the session's token. */
export type MessagePhoto = ThreadMessage['photos'][number];

/** What a conversation is about, before there is one. */
export type ThreadSubject = { car_uuid: string } | { reservation_uuid: string };

/** Contact details that the other side will not see. */
export type MessagePreview = Answer<'POST /my/messages/preview'>;

export type MessageTemplate = Answer<'GET /my/message-templates'>['templates'][number];
export type TemplateSchedule = NonNullable<MessageTemplate['schedule']>;

/** Keys of what is known about conversations. */
export const messageKeys = {
  threads: ['threads'] as const,
  thread: (threadUuid: string) => ['thread', threadUuid] as const,
  messages: (threadUuid: string) => ['messages', threadUuid] as const,
};
