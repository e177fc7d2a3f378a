import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@drove/api-client';
import { withUploadProgress } from '@drove/shared-auth';
import { myCarKeys, type OwnCar } from './my-cars';

export type CarDocument = OwnCar['documents'][number];

interface Upload {
  document: File;
  /** Called with the part of the file that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** Adding, replacing and removing a document of a car; what is known of the car follows. */
export function useCarDocument(carUuid: string, kind: CarDocument['kind']) {
  const api = useApi();
  const queryClient = useQueryClient();
  const path = { car_uuid: carUuid, kind };
  const keep = (car: OwnCar) => queryClient.setQueryData(myCarKeys.one(carUuid), car);
  return {
    add: async ({ document, onProgress, signal }: Upload) => {
      const form = { document };
      keep(
        await api.post('/cars/{car_uuid}/documents/{kind}', {
          path,
          form,
          signal,
          ...withUploadProgress(onProgress),
        }),
      );
    },
    remove: async () => keep(await api.delete('/cars/{car_uuid}/documents/{kind}', { path })),
  };
}
