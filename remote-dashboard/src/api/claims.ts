import { useQuery } from '@tanstack/react-query';
import { isRefusedWith, useApi, type PathWith } from 'api-client';
import { useEffect } from 'react';

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
