import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith, once } from 'api-client';
import { useApiClient, useSession, type ApiClient } from 'shared-auth';
import { reservationKeys, type Reservation } from './reservations';

export type Holds = Answer<'listMyHolds'>;
const holdsKey = [...reservationKeys.all, 'my-holds'] as const;

/** What is held for this person while they pay, and which cars they cannot hold again yet. */
export function holdsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: holdsKey,
    queryFn: ({ signal }) => answerOf<Holds>(api.get('my/holds', { signal })),
    staleTime: 0,
    // Holds end by themselves.
    refetchInterval: ({ state }) => (state.data && state.data.holds.length > 0 ? 15_000 : false),
  });
}

/** Whether the API lets this person ask for their holds: administrators and visitors have none. */
export function useMayHold(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.kind === 'full' && session.user.role !== 'admin';
}

/** Gives a car free that is held for this person; one that is held no more is as good as released. */
export function useReleaseHold() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (reservationUuid: string) => {
      try {
        await once(`release ${reservationUuid}`, (headers) =>
          answerOf<Reservation>(api.post(`reservations/${reservationUuid}/release`, { headers })),
        );
      } catch (error) {
        if (!isRefusedWith<'releaseHold'>(error, 'MOVE_NOT_ALLOWED')) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: holdsKey }),
  });
}
