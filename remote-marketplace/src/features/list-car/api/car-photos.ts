import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import { useApiClient, withUploadProgress, type ApiClient } from 'shared-auth';
import type { Photo } from '../../../api/cars';
import { myCarKeys, type OwnCar } from './my-cars';

interface Upload {
  photo: File;
  /** Told how much of the file has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Sends one photo. The answer has all photos of the car in their order. */
export function addCarPhoto(api: ApiClient, carUuid: string, { photo, onProgress, signal }: Upload) {
  const body = new FormData();
  body.set('photo', photo, photo.name);
  return answerOf<Answer<'addCarPhoto'>>(
    api.post(`cars/${carUuid}/photos`, {
      body,
      signal,
      // The browser says itself how the form is sent.
      headers: { 'content-type': undefined },
      ...withUploadProgress(onProgress),
    }),
  );
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
  const api = useApiClient();
  const queryClient = useQueryClient();
  const queryKey = myCarKeys.one(carUuid);
  return useMutation({
    mutationFn: (photos: Photo[]) =>
      answerOf<Answer<'orderCarPhotos'>>(
        api.patch(`cars/${carUuid}/photos`, {
          json: { photo_uuids: photos.map(({ photo_uuid: uuid }) => uuid) },
        }),
      ),
    onMutate: async (photos) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<OwnCar | null>(queryKey, (car) => car && { ...car, photos });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Takes a photo away. */
export function useDeletePhoto(carUuid: string) {
  const api = useApiClient();
  const keep = useKeepPhotos(carUuid);
  return useMutation({
    mutationFn: (photoUuid: string) =>
      answerOf<Answer<'deleteCarPhoto'>>(
        // Every request says that it sends JSON, and an empty body is none.
        api.delete(`cars/${carUuid}/photos/${photoUuid}`, { json: {} }),
      ),
    onSuccess: ({ photos }) => keep(photos),
  });
}
