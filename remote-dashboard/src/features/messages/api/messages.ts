import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Api, IdempotencyHeader } from '@drove/api-client';
import { messageKeys, type MessagePage, type ThreadMessage, type ThreadSubject } from './messages-api';
import { POLL_MS } from './threads';

type Pages = InfiniteData<MessagePage, number | undefined>;

/** A conversation's messages from the newest back, page by page. */
export function messagesOptions(api: Api, threadUuid: string, isLive: boolean) {
  return infiniteQueryOptions({
    queryKey: messageKeys.messages(threadUuid),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) => readMessages(api, threadUuid, { before, signal }),
    getNextPageParam: ({ has_more: hasMore, messages }) => (hasMore ? messages.at(-1)?.number : undefined),
    // What is new comes by itself, or by asking for the newest page.
    staleTime: 5000,
    ...(!isLive && { refetchInterval: POLL_MS }),
  });
}

const readMessages = (
  api: Api,
  threadUuid: string,
  { before, signal }: { before: number | undefined; signal?: AbortSignal },
) =>
  api.get('/my/threads/{thread_uuid}/messages', {
    path: { thread_uuid: threadUuid },
    query: { before, limit: 30 },
    ...(signal && { signal }),
  });

/** Reads the newest page anew and puts it before what was loaded: older pages are not asked for again. */
export async function readNewest(queryClient: QueryClient, api: Api, threadUuid: string): Promise<void> {
  const queryKey = messageKeys.messages(threadUuid);
  const newest = await readMessages(api, threadUuid, { before: undefined }).catch(() => undefined);
  const known = queryClient.getQueryData<Pages>(queryKey);
  const merged = newest && known && withNewest(known, newest);
  if (merged) queryClient.setQueryData<Pages>(queryKey, merged);
  else await queryClient.invalidateQueries({ queryKey });
}

/** Undefined when more has come than one page holds, so that some would be missing in between. */
export function withNewest({ pages, pageParams }: Pages, newest: MessagePage): Pages | undefined {
  const [first, ...older] = pages;
  if (!first) return undefined;
  const known = first.messages[0]?.number ?? 0;
  const oldestNew = newest.messages.at(-1)?.number ?? 1;
  if (oldestNew > known + 1) return undefined;
  const kept = first.messages.filter(({ number }) => number < oldestNew);
  const page = { ...newest, messages: [...newest.messages, ...kept], has_more: first.has_more };
  return { pages: [page, ...older], pageParams };
}

/** Puts a message that was sent from here where the others are, unless it has come already. */
export function addMessage(queryClient: QueryClient, sent: ThreadMessage): void {
  queryClient.setQueryData<Pages>(messageKeys.messages(sent.thread_uuid), (known) => {
    const [first, ...older] = known?.pages ?? [];
    if (!known || !first || first.messages.some(({ number }) => number >= sent.number)) return known;
    const page = {
      ...first,
      messages: [sent, ...first.messages],
      unread_by_other: first.unread_by_other + 1,
    };
    return { ...known, pages: [page, ...older] };
  });
}

export interface NewMessage {
  text: string;
  photos: string[];
}

/** Where a message goes: into a conversation, or to whom it begins one with. */
export type MessageTarget = { thread_uuid: string } | ThreadSubject;

/** Sends a message; under the same key once, however often. */
export function sendMessage(
  api: Api,
  target: MessageTarget,
  { text, photos }: NewMessage,
  headers: IdempotencyHeader,
): Promise<ThreadMessage> {
  const json = photos.length > 0 ? { text, photos } : { text };
  if ('thread_uuid' in target) {
    return api.post('/my/threads/{thread_uuid}/messages', { path: target, json, headers });
  }
  return 'car_uuid' in target
    ? api.post('/cars/{car_uuid}/messages', { path: target, json, headers })
    : api.post('/reservations/{reservation_uuid}/messages', { path: target, json, headers });
}

/** Marks a conversation as read up to a message; the counts of the page follow. */
export async function markRead(
  queryClient: QueryClient,
  api: Api,
  threadUuid: string,
  through: number,
): Promise<void> {
  const { unread } = await api.post('/my/threads/{thread_uuid}/read', {
    path: { thread_uuid: threadUuid },
    json: { through },
  });
  // The shell counts them as well: decision 0236.
  dispatchEvent(new CustomEvent('notificationschange', { detail: { messages: unread } }));
  await queryClient.invalidateQueries({ queryKey: messageKeys.threads });
}
