import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefusedWith, useApi, type PathWith } from '@drove/api-client';
import { useEffect } from 'react';
import { isUuid } from '@drove/shared-ui/formats';
import { chosenOf, pagesOptions } from './pages';

/** Also the first part of the keys of everything that is read of it. */
type Queue = 'user-verifications' | 'car-verifications' | 'cases';

/** Parameters of a page of a queue; its filters too. */
interface QueueRequest {
  signal: AbortSignal;
  query: { limit: number; cursor: string | undefined };
}

/** Entries that wait, the longest first, or those of another state; narrowed by each filter that is not empty. */
export function queueOptions<Page extends { next_cursor: string | null }>(
  queue: Queue,
  filters: Record<string, string>,
  read: (request: QueueRequest) => Promise<Page>,
) {
  const chosen = chosenOf(filters);
  return pagesOptions(
    [queue, 'queue', chosen],
    ({ signal, cursor }) => read({ signal, query: { ...chosen, limit: 24, cursor } }),
    // Others work on the same queue.
    { refetchInterval: 30_000 },
  );
}

/** An entry with everything to decide on; null when there is none. */
export function queueEntryOptions<Entry>(
  queue: Queue,
  uuid: string,
  read: (signal: AbortSignal) => Promise<Entry | null>,
) {
  return queryOptions({
    queryKey: [queue, uuid],
    queryFn: ({ signal }) => (isUuid(uuid) ? read(signal) : null),
    staleTime: 0,
  });
}

/** Changes an entry. The queue is fresh again afterwards, also when the change was refused. */
export function useQueueMutation<Request, Result>(queue: Queue, send: (request: Request) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [queue] }),
  });
}

/** A claim lasts ten minutes: renewed long before, and asked for again while another person has it. */
const RENEW_MS = 60_000;

export interface Claim {
  /** Whether the signed-in administrator may decide now. */
  isMine: boolean;
  /** Who has it, or what went wrong; empty while all is well or not known yet. */
  message: string;
}

type ClaimPath = Extract<PathWith<'post'>, `/admin/${string}/claim`>;

/**
 * Claims a queue's entry for this administrator for as long as they look at it, and releases it when they leave.
 *
 * @param path the claims of its queue
 * @param uuid the entry's
 * @param isWanted false where there is nothing to decide
 */
export function useClaim(path: ClaimPath, uuid: string, isWanted: boolean): Claim {
  const api = useApi();
  const query = useQuery({
    queryKey: ['claims', path, uuid],
    queryFn: async ({ signal }): Promise<Claim> => {
      try {
        await api.post(path, { path: idsOf(uuid), signal });
        return { isMine: true, message: '' };
      } catch (error) {
        if (isRefusedWith<`POST ${ClaimPath}`>(error, 'CLAIMED_BY_ANOTHER')) {
          return { isMine: false, message: error.message };
        }
        throw error;
      }
    },
    enabled: isWanted,
    refetchInterval: RENEW_MS,
    staleTime: 0,
    gcTime: 0,
  });

  useEffect(() => {
    if (!isWanted) return;
    // It runs out by itself when this does not arrive. A page that is closed sends what it can.
    const release = () => {
      api.delete(path, { path: idsOf(uuid), keepalive: true }).catch(() => undefined);
    };
    addEventListener('pagehide', release);
    return () => {
      removeEventListener('pagehide', release);
      release();
    };
  }, [api, path, uuid, isWanted]);

  return query.data ?? { isMine: false, message: query.error?.message ?? '' };
}

/** Each queue names the id of its entries in its own way. */
const idsOf = (uuid: string) => ({ user_uuid: uuid, car_uuid: uuid, case_uuid: uuid });
