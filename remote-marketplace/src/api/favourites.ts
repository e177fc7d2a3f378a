import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '@drove/api-client';
import { useSyncExternalStore } from 'react';
import { toast } from 'react-hot-toast';
import { may, useSession } from '@drove/shared-auth';
import { isUuid } from '@drove/shared-ui/formats';
import { favouriteMessage } from './favourites.messages';
import { markedCars } from './marked-cars';

const favouritesKey = ['favourites'] as const;

/** The cars of an account; those that were marked in this browser before the sign-in join them first, once. */
function favouritesOptions(api: Api) {
  return queryOptions({
    queryKey: favouritesKey,
    queryFn: async ({ signal }) => {
      const carUuids = [...new Set(markedCars.read().filter(isUuid))];
      const all =
        carUuids.length === 0
          ? null
          : await api.post('/my/favourites', { json: { car_uuids: carUuids } }).orNull('TOO_MANY_FAVOURITES');
      // Without room for them, the browser's wait there.
      if (all === null) return (await api.get('/my/favourites', { signal })).car_uuids;
      markedCars.write([]);
      return all.car_uuids;
    },
    staleTime: 60_000,
  });
}

/** The cars that this person has marked, here or in their account, and how to mark one. */
export function useFavourites() {
  const api = useApi();
  const queryClient = useQueryClient();
  const session = useSession();
  const user = session.status === 'signed-in' && session.user.kind === 'full' ? session.user : undefined;
  const isInAccount = user !== undefined && may(user, 'rent');
  const inBrowser = useSyncExternalStore(markedCars.subscribe, markedCars.read);
  const query = useQuery({ ...favouritesOptions(api), enabled: isInAccount });
  const change = useMutation({
    mutationFn: async ({ carUuid, isMarked }: { carUuid: string; isMarked: boolean }) =>
      isMarked
        ? await api.post('/my/favourites', { json: { car_uuids: [carUuid] } })
        : await api.delete('/my/favourites/{car_uuid}', { path: { car_uuid: carUuid } }),
    onError: (error) => toast.error(favouriteMessage(error)),
    onSuccess: ({ car_uuids: carUuids }) => queryClient.setQueryData(favouritesKey, carUuids),
  });
  const cars = isInAccount ? query.data : session.status === 'loading' ? undefined : inBrowser;

  return {
    /** Undefined while they are loaded. */
    cars,
    query,
    /** Administrators book nothing, and mark nothing. */
    mayMark: !user || isInAccount,
    isMarked: (carUuid: string) =>
      change.isPending && change.variables.carUuid === carUuid
        ? change.variables.isMarked
        : (cars?.includes(carUuid) ?? false),
    mark: (carUuid: string, isMarked: boolean) => {
      if (isInAccount) change.mutate({ carUuid, isMarked });
      else markedCars.write([...(isMarked ? [carUuid] : []), ...inBrowser.filter((car) => car !== carUuid)]);
    },
  };
}
