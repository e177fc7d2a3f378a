import type { Api } from 'api-client';
import type { PhotoSources } from 'shared-ui';
import type { TripStatus } from '../../../lib/trip-labels';

/** A conversation between a customer and an owner about a car, and about a trip once there is one. */
export interface MessageThread {
  thread_uuid: string;
  car: { car_uuid: string; name: string; photo: PhotoSources | null };
  /** Which of the two the caller is. */
  side: 'customer' | 'owner';
  with_name: string;
  other_state: OtherState;
  trip: {
    reservation_uuid: string;
    status: TripStatus;
    pick_up_at: string;
    return_at: string;
    time_zone: string;
  } | null;
  excerpt: string;
  is_last_mine: boolean;
  unread: number;
  last_message_at: string;
}

/** Of the other side's account: a closed one cannot be written to, a suspended one does not answer. */
export type OtherState = 'active' | 'suspended' | 'closed';

export interface MessagePhoto {
  photo_uuid: string;
  /** Private: it is read with the session's token. */
  url: string;
  width: number;
  height: number;
}

export interface ThreadMessage {
  message_uuid: string;
  thread_uuid: string;
  /** Its place in the thread, from 1 without gaps. */
  number: number;
  is_mine: boolean;
  /** Null once its sender has closed their account. */
  text: string | null;
  is_masked: boolean;
  photos?: MessagePhoto[];
  is_scheduled?: boolean;
  created_at: string;
}

export interface MessagePage {
  /** The newest first. */
  messages: ThreadMessage[];
  has_more: boolean;
  is_blocked: boolean;
  can_write: boolean;
  /** So many of the caller's own messages, from the newest back, the other side has not read. */
  unread_by_other: number;
  read_by_support?: { at: string }[];
  other_state?: OtherState;
}

export interface ThreadPage {
  threads: MessageThread[];
  unread: number;
  has_more: boolean;
  next_cursor: string | null;
}

/** What a conversation is about, before there is one. */
export type ThreadSubject = { car_uuid: string } | { reservation_uuid: string };

/** Contact details that the other side will not see. */
export interface MessagePreview {
  hidden: { kind: 'phone' | 'email' | 'link' | 'handle' | 'address' | 'code'; text: string }[];
  shown: string;
}

export type TemplateSchedule = 'booking_confirmed' | 'day_before_pick_up' | 'morning_of_return';

export interface MessageTemplate {
  template_uuid: string;
  name: string;
  text: string;
  schedule: TemplateSchedule | null;
}

interface UntypedOptions {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  headers?: { 'idempotency-key': string };
  json?: unknown;
  form?: Record<string, File>;
  signal?: AbortSignal;
}

type Ask = <Answered>(
  path: string,
  options?: UntypedOptions,
) => Promise<Answered> & { orNull: (...codes: string[]) => Promise<Answered | null> };

/** The operations of messages, until the API's document has all of them: then `api` itself, with its types. */
export const messagesApi = (api: Api) => api as unknown as Record<'get' | 'post' | 'patch' | 'delete', Ask>;

/** Keys of what is known about conversations. */
export const messageKeys = {
  threads: ['threads'] as const,
  thread: (threadUuid: string) => ['thread', threadUuid] as const,
  messages: (threadUuid: string) => ['messages', threadUuid] as const,
};
