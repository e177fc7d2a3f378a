import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, useApi } from '@drove/api-client';
import { withUploadProgress } from '@drove/shared-auth';
import type { Photo } from '../../../api/cars';
import { myCarKeys, type OwnCar } from './my-cars';

interface Upload {
  photo: File;
  /** Called with the part of the file that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends one photo. The answer has all photos of the car in their order. */
export function addCarPhoto(
  api: Api,
  carUuid: string,
  { photo, onProgress, signal }: Upload,
): Promise<Answer<'POST /cars/{car_uuid}/photos'>> {
  return api.post('/cars/{car_uuid}/photos', {
    path: { car_uuid: carUuid },
    form: { photo },
    signal,
    ...withUploadProgress(onProgress),
  });
}

/** Puts the photos that the API answered into what is known of the car. */
export function useKeepPhotos(carUuid: string) {
  const queryClient = useQueryClient();
  return (photos: Photo[]) => {
    queryClient.setQueryData<OwnCar | null>(myCarKeys.one(carUuid), (car) => car && { ...car, photos });
    // What is still missing is the server's to say.
    return queryClient.invalidateQueries({ queryKey: myCarKeys.one(carUuid) });
  };
}

/** Changes the order; shown at once, and undone when the API refuses. */
export function useOrderPhotos(carUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = myCarKeys.one(carUuid);
  return useMutation({
    mutationFn: (photos: Photo[]) =>
      api.patch('/cars/{car_uuid}/photos', {
        path: { car_uuid: carUuid },
        json: { photo_uuids: photos.map(({ photo_uuid: uuid }) => uuid) },
      }),
    onMutate: async (photos) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<OwnCar | null>(queryKey, (car) => car && { ...car, photos });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Takes a photo away. */
export function useDeletePhoto(carUuid: string) {
  const api = useApi();
  const keep = useKeepPhotos(carUuid);
  return useMutation({
    mutationFn: (photoUuid: string) =>
      api.delete('/cars/{car_uuid}/photos/{photo_uuid}', {
        path: { car_uuid: carUuid, photo_uuid: photoUuid },
      }),
    onSuccess: ({ photos }) => keep(photos),
  });
}
