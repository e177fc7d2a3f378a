import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, refusedBy } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { ownedCarKeys, type OwnCar } from '../../../api/owned-cars';
import { reservationKeys, type Reservation } from '../../../api/reservations';

type CarPage = Answer<'listMyCars'>;
type TripPage = Answer<'listOwnerReservations'>;

/** The owner's cars, last changed first, page by page. */
export function ownedCarListOptions(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...ownedCarKeys.all, 'list'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<CarPage>(
        api.get('my/cars', { signal, searchParams: { limit: 24, ...(pageParam && { cursor: pageParam }) } }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}

const tripsOf = (api: ApiClient, filter: Record<string, string>, signal: AbortSignal) =>
  answerOf<TripPage>(api.get('owner/reservations', { signal, searchParams: { ...filter, limit: 100 } }));

/** Of each car, by its id, the trip that is under way or else the next one. */
export function nextTripsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...reservationKeys.all, 'next of each car'],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all([
        tripsOf(api, { when: 'running' }, signal),
        tripsOf(api, { when: 'coming' }, signal),
      ]);
      const next = new Map<string, Reservation>();
      for (const trip of pages.flatMap(({ reservations }) => reservations)) {
        if (!next.has(trip.car.car_uuid)) next.set(trip.car.car_uuid, trip);
      }
      return next;
    },
  });
}

export interface Earned {
  trips: number;
  amountMinor: number;
  currency: string;
}

/** What each car has earned for its owner, by its id, with the last hundred trips of all their cars together. */
export function earnedOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...reservationKeys.all, 'earned by each car'],
    queryFn: async ({ signal }) => {
      const { reservations } = await tripsOf(api, { status: 'completed' }, signal);
      const earned = new Map<string, Earned>();
      for (const { car, payout } of reservations) {
        if (!payout) continue;
        const { trips, amountMinor } = earned.get(car.car_uuid) ?? { trips: 0, amountMinor: 0 };
        earned.set(car.car_uuid, {
          trips: trips + 1,
          amountMinor: amountMinor + payout.amount_minor,
          currency: payout.currency,
        });
      }
      return earned;
    },
  });
}

/** Puts a car on the list, or takes it off for a while. */
export function useSetListing(carUuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: 'list' | 'pause') =>
      answerOf<OwnCar>(api.post(`cars/${carUuid}/${move}`, { json: {} })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownedCarKeys.all }),
  });
}

/** Throws a draft away. */
export function useDeleteDraft(carUuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await api.delete(`cars/${carUuid}`, { json: {} });
      } catch (error) {
        throw await refusedBy(error);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownedCarKeys.all }),
  });
}
