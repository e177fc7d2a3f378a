import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { once, useApi, type Api } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';
import { messageKeys } from './messages-api';
import { chosenOf, pagesOptions } from '../../../api/pages';

/** Which conversations are listed; what is left out or empty does not narrow the list. */
export type ThreadFilters = Partial<Record<'filter' | 'query', string>>;

/** Milliseconds between two requests while no event says that something is new. */
export const POLL_MS = 10_000;

/** The signed-in person's conversations, the last written first. */
export function threadsOptions(api: Api, filters: ThreadFilters, isLive: boolean) {
  const chosen = chosenOf(filters);
  return pagesOptions(
    [...messageKeys.threads, chosen],
    ({ signal, cursor }) => api.get('/my/threads', { signal, query: { ...chosen, limit: 24, cursor } }),
    isLive ? {} : { refetchInterval: POLL_MS },
  );
}

/** One of the caller's conversations; null when it is not there, or not theirs. */
export function threadOptions(api: Api, threadUuid: string) {
  return queryOptions({
    queryKey: messageKeys.thread(threadUuid),
    queryFn: async ({ signal }) => {
      if (!isUuid(threadUuid)) return null;
      return api
        .get('/my/threads/{thread_uuid}', { path: { thread_uuid: threadUuid }, signal })
        .orNull('THREAD_NOT_FOUND');
    },
  });
}

/** Stops or lets the other side of a conversation write. */
export function useBlock(threadUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isBlocked: boolean) =>
      isBlocked
        ? api.post('/my/threads/{thread_uuid}/block', { path: { thread_uuid: threadUuid } })
        : api.delete('/my/threads/{thread_uuid}/block', { path: { thread_uuid: threadUuid } }),
    // What a block changes is said by the messages' own answer.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['messages'] }),
  });
}

interface Report {
  message_uuid: string;
  text: string;
  may_read_messages: boolean;
}

/** Reports a message to the operator, once also after a lost answer; answers with the number of the case. */
export function useReport(threadUuid: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (json: Report) =>
      once(JSON.stringify(['report', threadUuid, json]), (headers) =>
        api.post('/my/threads/{thread_uuid}/report', {
          path: { thread_uuid: threadUuid },
          json,
          headers,
        }),
      ),
  });
}

/** Lets the other side see that a message is being written; whether it arrives does not matter. */
export const noteTyping = (api: Api, threadUuid: string): void =>
  void api
    .post('/my/threads/{thread_uuid}/typing', { path: { thread_uuid: threadUuid } })
    .catch(() => undefined);
