import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';

export type Reservation = Answer<'readReservation'>;
export type Viewer = Reservation['viewer'];
export type Change = NonNullable<Reservation['change']>;
type ReservationPage = Answer<'listMyReservations'>;

/** Keys of what is known about reservations; whatever is done to one may move it in every list. */
export const reservationKeys = { all: ['reservations'] as const };

/** A reservation as the signed-in person may see it; null when it is not there, or not theirs to know of. */
export function reservationOptions(api: ApiClient, reservationUuid: string) {
  return queryOptions({
    queryKey: [...reservationKeys.all, 'one', reservationUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(reservationUuid)) return null;
      try {
        return await answerOf<Reservation>(api.get(`reservations/${reservationUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readReservation'>(error, 'RESERVATION_NOT_FOUND')) return null;
        throw error;
      }
    },
    // The other side may answer while one looks on, and holds run out.
    refetchInterval: 30_000,
  });
}

/** Which reservations a list shows; what is left out or empty does not narrow it. */
export interface ReservationFilter {
  when?: string | undefined;
  status?: string | undefined;
  car_uuid?: string | undefined;
  query?: string | undefined;
  waiting_for?: string | undefined;
}

const listPaths = {
  customer: 'my/reservations',
  owner: 'owner/reservations',
  admin: 'admin/reservations',
} as const satisfies Record<Viewer, string>;

/** The reservations that a person made, that were made of their cars, or all of them. */
export function reservationsOptions(api: ApiClient, viewer: Viewer, filter: ReservationFilter) {
  const chosen = Object.fromEntries(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return infiniteQueryOptions({
    queryKey: [...reservationKeys.all, viewer, chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<ReservationPage>(
        api.get(listPaths[viewer], {
          signal,
          searchParams: { ...chosen, limit: 24, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}
