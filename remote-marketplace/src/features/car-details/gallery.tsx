import { useEffect, useRef, useState } from 'react';
import { CarPhoto } from '@drove/shared-ui';
import { useArrival } from '@drove/shared-ui/moves';
import type { Photo } from '../../api/cars';
import { carPhotoName } from '../../lib/pressed-card';
import { Icon } from '../../ui/icon';
import { galleryLabels } from './labels';
import { PhotoStrip } from './photo-strip';

interface GalleryProps {
  carUuid: string;
  photos: Photo[];
  /** The car's name. */
  name: string;
}

const hasMoreBeside = (count: number) => count >= 3;

/** Of a car with so many photos, with the first alone in it, too. */
export const galleryClass = (count: number) =>
  `grid gap-2 overflow-hidden max-sm:-mx-4 sm:rounded-box lg:h-[26rem] ${hasMoreBeside(count) ? 'xl:grid-cols-[2fr_1fr]' : ''}`;
export const firstPhotoClass = 'relative aspect-3/2 min-h-0 lg:aspect-auto';
export const gallerySizes = (count: number) =>
  `(min-width: 80rem) ${hasMoreBeside(count) ? '34rem' : '51rem'}, (min-width: 64rem) 60vw, 100vw`;

/** The photos of a car: the first large, more beside it where there is room, all of them in full on a click. */
export function Gallery({ carUuid, photos, name }: GalleryProps) {
  const firstPhoto = useRef<HTMLImageElement>(null);
  useArrival(carPhotoName(carUuid), firstPhoto);
  const [opened, setOpened] = useState<number>();
  const beside = hasMoreBeside(photos.length) ? photos.slice(1, 3) : [];
  if (photos.length === 0) return null;

  return (
    <section aria-label={galleryLabels.name(name)}>
      <div className={galleryClass(photos.length)}>
        <div className={firstPhotoClass}>
          <PhotoStrip
            photos={photos}
            firstRef={firstPhoto}
            sizes={gallerySizes(photos.length)}
            onOpen={setOpened}
          />
        </div>
        {beside.length > 0 && (
          <div className="hidden min-h-0 grid-rows-2 gap-2 xl:grid">
            {beside.map((photo, index) => (
              <button
                key={photo.photo_uuid}
                type="button"
                className="relative min-h-0 overflow-hidden outline-offset-[-4px]"
                aria-label={
                  index === 1 && photos.length > 3
                    ? galleryLabels.showAllFrom(photos.length, index + 2)
                    : galleryLabels.showPhoto(index + 2)
                }
                onClick={() => setOpened(index + 1)}
              >
                <CarPhoto photo={photo} sizes="17rem" when="soon" className="h-full w-full" />
                {index === 1 && photos.length > 3 && (
                  <span className="absolute right-3 bottom-3 flex items-center gap-2 rounded-full bg-black/70 px-3 py-1 text-sm text-white">
                    <Icon name="photo" className="size-4" />
                    <span>{galleryLabels.allPhotos(photos.length)}</span>
                  </span>
                )}
              </button>
            ))}
          </div>
        )}
      </div>
      {opened !== undefined && (
        <FullScreen photos={photos} name={name} start={opened} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
}

interface FullScreenProps extends Omit<GalleryProps, 'carUuid'> {
  start: number;
  onClose: () => void;
}

function FullScreen({ photos, name, start, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={galleryLabels.sheetHeading(name)}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white"
      onClose={onClose}
    >
      <PhotoStrip photos={photos} start={start} sizes="100vw" isWhole />
      <button
        type="button"
        aria-label={galleryLabels.close}
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-black/70"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
