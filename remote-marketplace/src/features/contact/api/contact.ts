import { queryOptions, useMutation } from '@tanstack/react-query';
import { type Answer, answerOf, once, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient, type Role } from 'shared-auth';
import { reservationKeys } from '../../../api/reservations';

export type VisitorMessage = RequestOf<'contactUs'>;
export type MemberMessage = RequestOf<'openMyCase'>;
export type CaseReceipt = Answer<'contactUs'>;
export type ContactTrip = Answer<'listMyReservations'>['reservations'][number];

/** Sends a message to us: with an account, or with a name and an address. Sent again, it is one message. */
export function useContactUs() {
  const api = useApiClient();
  return useMutation({
    mutationFn: (
      message: { from: 'visitor'; json: VisitorMessage } | { from: 'member'; json: MemberMessage },
    ) => {
      const path = message.from === 'visitor' ? 'contact' : 'my/cases';
      const { json } = message;
      return once(`${path} ${JSON.stringify(json)}`, (headers) =>
        answerOf<CaseReceipt>(api.post(path, { json, headers })),
      );
    },
  });
}

/** The trips that a person may write about: booked by them, and in their cars. */
export function contactTripsOptions(api: ApiClient, role: Role) {
  const lists = role === 'car_owner' ? ['my/reservations', 'owner/reservations'] : ['my/reservations'];
  return queryOptions({
    queryKey: [...reservationKeys.all, 'to-write-about', role],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        lists.map((list) =>
          answerOf<Answer<'listMyReservations'>>(api.get(list, { signal, searchParams: { limit: 24 } })),
        ),
      );
      return pages.flatMap(({ reservations }) => reservations);
    },
    staleTime: 60_000,
  });
}
