import { queryOptions, useMutation } from '@tanstack/react-query';
import {
  type Answer,
  type Api,
  type IdempotencyHeader,
  once,
  type RequestOf,
  useApi,
} from '@drove/api-client';
import { reservationKeys } from '../../../api/reservations';

export type VisitorMessage = RequestOf<'POST /contact'>;
export type MemberMessage = RequestOf<'POST /my/cases'>;
export type CaseReceipt = Answer<'POST /contact'>;
export type ContactTrip = Answer<'GET /my/reservations'>['reservations'][number];

/** Sends a message to us: with an account, or with a name and an address. Sent again, it is one message. */
export function useContactUs() {
  const api = useApi();
  return useMutation({
    mutationFn: (
      message: { from: 'visitor'; json: VisitorMessage } | { from: 'member'; json: MemberMessage },
    ) => {
      const send = (headers: IdempotencyHeader) =>
        message.from === 'visitor'
          ? api.post('/contact', { json: message.json, headers })
          : api.post('/my/cases', { json: message.json, headers });
      return once(JSON.stringify(message), send);
    },
  });
}

/** The trips that a person may write about: booked by them, and in their cars. */
export function contactTripsOptions(api: Api, isHost: boolean) {
  const lists = isHost
    ? (['/my/reservations', '/owner/reservations'] as const)
    : (['/my/reservations'] as const);
  return queryOptions({
    queryKey: [...reservationKeys.all, 'to-write-about', isHost],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(lists.map((list) => api.get(list, { signal, query: { limit: 24 } })));
      return pages.flatMap(({ reservations }) => reservations);
    },
    staleTime: 60_000,
  });
}
