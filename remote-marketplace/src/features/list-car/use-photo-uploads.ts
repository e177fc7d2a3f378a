import { useApi } from '@drove/api-client';
import { useRef, useState } from 'react';
import { addCarPhoto, useKeepPhotos } from './api/car-photos';
import { checkPhoto, MAX_PHOTOS } from './check-photo';
import { mayPass, photoMessage } from './photo.messages';

/** A chosen file on its way to becoming a photo of the car. */
export interface PhotoUpload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** How much has been sent, from 0 to 1. */
  sent: number;
  /** Why it failed. */
  message: string;
  /** The same file may get through another time. */
  canRetry: boolean;
}

const AT_ONCE = 2;

/** Sends chosen files two at a time; those that fail stay, each with its reason, until they are dismissed. */
export function usePhotoUploads(carUuid: string, photoCount: number) {
  const api = useApi();
  const keepPhotos = useKeepPhotos(carUuid);
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const queue = useRef<PhotoUpload[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  const change = (id: number, changes: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));
  const forget = (id: number) => setUploads((all) => all.filter((each) => each.id !== id));

  async function send({ id, file }: PhotoUpload) {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    change(id, { state: 'sending', sent: 0 });
    try {
      const checked = await checkPhoto(file);
      if ('refusal' in checked) {
        change(id, { state: 'failed', message: checked.refusal, canRetry: false });
        return;
      }
      const { signal } = controller;
      const onProgress = (sent: number) => change(id, { sent });
      const { photos } = await addCarPhoto(api, carUuid, { photo: checked.file, onProgress, signal });
      forget(id);
      void keepPhotos(photos);
    } catch (error) {
      if (controller.signal.aborted) forget(id);
      else change(id, { state: 'failed', message: photoMessage(error), canRetry: mayPass(error) });
    }
  }

  function sendNext() {
    while (controllers.current.size < AT_ONCE) {
      const next = queue.current.shift();
      if (!next) return;
      void send(next).finally(() => {
        controllers.current.delete(next.id);
        sendNext();
      });
    }
  }

  function add(files: Iterable<File>) {
    const underWay = uploads.filter(({ state }) => state !== 'failed').length;
    let room = MAX_PHOTOS - photoCount - underWay;
    const added = [...files].map((file): PhotoUpload => {
      const hasRoom = room-- > 0;
      return {
        id: ++lastId.current,
        file,
        state: hasRoom ? 'waiting' : 'failed',
        sent: 0,
        message: hasRoom ? '' : `A car can have up to ${String(MAX_PHOTOS)} photos.`,
        canRetry: false,
      };
    });
    setUploads((all) => [...all, ...added]);
    queue.current.push(...added.filter(({ state }) => state === 'waiting'));
    sendNext();
  }

  function remove(id: number) {
    queue.current = queue.current.filter((each) => each.id !== id);
    controllers.current.get(id)?.abort();
    forget(id);
  }

  function retry(upload: PhotoUpload) {
    change(upload.id, { state: 'waiting', message: '' });
    queue.current.push(upload);
    sendNext();
  }

  return { uploads, add, remove, retry };
}
