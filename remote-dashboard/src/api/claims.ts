import { useQuery } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith } from 'api-client';
import { useEffect } from 'react';
import { useApiClient } from 'shared-auth';

/** A claim lasts ten minutes: renewed long before, and asked for again while another person has it. */
const RENEW_MS = 60_000;

export interface Claim {
  /** Whether the signed-in administrator may decide now. */
  isMine: boolean;
  /** Who has it, or what went wrong; empty while all is well or not known yet. */
  message: string;
}

/**
 * Keeps something for this administrator for as long as they look at it, and gives it back when they leave.
 *
 * @param path where the claim is: `admin/user-verifications/…/claim`
 * @param isWanted false for what there is nothing to decide on
 */
export function useClaim(path: string, isWanted: boolean): Claim {
  const api = useApiClient();
  const query = useQuery({
    queryKey: ['claims', path],
    queryFn: async ({ signal }): Promise<Claim> => {
      try {
        await answerOf<Answer<'claimUserVerification'>>(api.post(path, { json: {}, signal }));
        return { isMine: true, message: '' };
      } catch (error) {
        if (
          isRefusedWith<'claimUserVerification' | 'claimCarVerification' | 'claimCase'>(
            error,
            'CLAIMED_BY_ANOTHER',
          )
        )
          return { isMine: false, message: error.message };
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
    const release = () => void api.delete(path, { json: {}, keepalive: true }).catch(() => undefined);
    addEventListener('pagehide', release);
    return () => {
      removeEventListener('pagehide', release);
      release();
    };
  }, [api, path, isWanted]);

  return query.data ?? { isMine: false, message: query.error?.message ?? '' };
}
