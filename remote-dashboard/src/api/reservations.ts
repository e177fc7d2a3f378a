import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api, PathWith } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';
import { chosenOf, pagesOptions } from './pages';

export type Reservation = Answer<'GET /reservations/{reservation_uuid}'>;
export type Viewer = Reservation['viewer'];
export type Change = NonNullable<Reservation['change']>;

/** Keys of what is known about reservations; whatever is done to one may move it in every list. */
export const reservationKeys = { all: ['reservations'] as const };

/** A reservation as the signed-in person may see it; null when it is not there, or not theirs to know of. */
export function reservationOptions(api: Api, reservationUuid: string) {
  return queryOptions({
    queryKey: [...reservationKeys.all, 'one', reservationUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(reservationUuid)) return null;
      return api
        .get('/reservations/{reservation_uuid}', {
          path: { reservation_uuid: reservationUuid },
          signal,
        })
        .orNull('RESERVATION_NOT_FOUND');
    },
    // The other side may answer while one looks on, and holds run out.
    refetchInterval: 30_000,
  });
}

/** Which reservations a list shows; what is left out or empty does not narrow it. */
export type ReservationFilter = Partial<
  Record<'when' | 'status' | 'car_uuid' | 'booking_code' | 'query' | 'waiting_for', string | undefined>
>;

const listPaths = {
  customer: '/my/reservations',
  owner: '/owner/reservations',
  admin: '/admin/reservations',
} as const satisfies Record<Viewer, PathWith<'get'>>;

/** The reservations that a person made, that were made of their cars, or all of them. */
export function reservationsOptions(api: Api, viewer: Viewer, filter: ReservationFilter) {
  const chosen = chosenOf(filter);
  return pagesOptions([...reservationKeys.all, viewer, chosen], ({ signal, cursor }) =>
    api.get(listPaths[viewer], {
      signal,
      query: { ...chosen, limit: 24, cursor },
    }),
  );
}
