import { useApi } from '@drove/api-client';
import { useState } from 'react';
import { sendableFile } from '@drove/shared-ui/files';
import { loadScaler } from '../../../ui/load-scaler';
import { usePhotosLabels } from '../labels';

/** So many photos a message has at most. */
export const MOST_PHOTOS = 6;

/** A photo that is chosen for a message. */
export interface ChosenPhoto {
  key: string;
  file: File;
  /** Missing while it is on its way. */
  uuid?: string;
  /** Why it cannot be sent. */
  failure?: string;
}

/** Photos for the message that is being written: each is sent as soon as it is chosen. */
export function usePhotos() {
  const api = useApi();
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const change = (key: string, to: Partial<ChosenPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)));

  async function send({ key, file }: ChosenPhoto) {
    try {
      const checked = await sendableFile(file, ['jpeg', 'png', 'webp'], loadScaler);
      if ('objection' in checked) {
        change(key, { failure: usePhotosLabels[checked.objection] });
        return;
      }
      const { photo_uuid: uuid } = await api.post('/my/message-photos', {
        form: { photo: checked.file },
      });
      change(key, { uuid });
    } catch (error) {
      change(key, { failure: error instanceof Error ? error.message : usePhotosLabels.unknown });
    }
  }

  return {
    photos,
    uuids: photos.flatMap(({ uuid }) => uuid ?? []),
    isBusy: photos.some(({ uuid, failure }) => uuid === undefined && failure === undefined),
    add: (files: File[]) => {
      const chosen = files
        .slice(0, MOST_PHOTOS - photos.length)
        .map((file) => ({ key: crypto.randomUUID(), file }));
      setPhotos([...photos, ...chosen]);
      for (const photo of chosen) void send(photo);
    },
    remove: (key: string) => setPhotos((all) => all.filter((photo) => photo.key !== key)),
    clear: () => setPhotos([]),
  };
}
