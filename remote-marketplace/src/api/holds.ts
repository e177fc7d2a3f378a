import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, isRefusedWith, once, useApi } from '@drove/api-client';
import { useSession } from '@drove/shared-auth';
import { reservationKeys } from './reservations';

const holdsKey = [...reservationKeys.all, 'my-holds'] as const;

/** What is held for this person while they pay, and which cars they cannot hold again yet. */
export function holdsOptions(api: Api) {
  return queryOptions({
    queryKey: holdsKey,
    queryFn: ({ signal }) => api.get('/my/holds', { signal }),
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
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (reservationUuid: string) => {
      try {
        await once(`release ${reservationUuid}`, (headers) =>
          api.post('/reservations/{reservation_uuid}/release', {
            path: { reservation_uuid: reservationUuid },
            headers,
          }),
        );
      } catch (error) {
        if (!isRefusedWith<'POST /reservations/{reservation_uuid}/release'>(error, 'MOVE_NOT_ALLOWED'))
          throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: holdsKey }),
  });
}
