import { useMutation } from '@tanstack/react-query';
import { type Answer, useApi } from '@drove/api-client';

export type ReadPage = Answer<'GET /admin/reservations/{reservation_uuid}/messages'>;
export type ReadMessage = ReadPage['messages'][number];

/** Why a conversation may be read. */
export type ReadingReason = 'dispute' | 'objection' | 'deposit_claim' | 'case';

/** Reads a page of what both sides wrote. Each reading is recorded: a mutation, which nothing repeats by itself. */
export function useReadConversation(reservationUuid: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (query: { reason: ReadingReason; before?: number }) =>
      api.get('/admin/reservations/{reservation_uuid}/messages', {
        path: { reservation_uuid: reservationUuid },
        query,
      }),
  });
}
