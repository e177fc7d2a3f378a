import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '@drove/api-client';
import { ownedCarKeys } from '../../../api/owned-cars';
import { reservationKeys, type Reservation } from '../../../api/reservations';
import { pagesOptions } from '../../../api/pages';

/** The owner's cars, last changed first, page by page. */
export function ownedCarListOptions(api: Api) {
  return pagesOptions([...ownedCarKeys.all, 'list'], ({ signal, cursor }) =>
    api.get('/my/cars', { signal, query: { limit: 24, cursor } }),
  );
}

const tripsOf = (api: Api, filter: Record<string, string>, signal: AbortSignal) =>
  api.get('/owner/reservations', { signal, query: { ...filter, limit: 100 } });

/** Of each car, by its id, the trip that is under way or else the next one. */
export function nextTripsOptions(api: Api) {
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
export function earnedOptions(api: Api) {
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
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (move: 'list' | 'pause') =>
      api.post(`/cars/{car_uuid}/${move}`, { path: { car_uuid: carUuid } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownedCarKeys.all }),
  });
}

/** Throws a draft away. */
export function useDeleteDraft(carUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/cars/{car_uuid}', { path: { car_uuid: carUuid } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownedCarKeys.all }),
  });
}
