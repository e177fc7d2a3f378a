import { useEffect, useRef, useState } from 'react';
import { CarPhoto } from '@drove/shared-ui';
import type { Photo } from '../../api/cars';
import { Icon } from '../../ui/icon';
import { galleryLabels } from './labels';
import { PhotoStrip } from './photo-strip';

interface GalleryProps {
  photos: Photo[];
  /** The car's name. */
  name: string;
}

/** The photos of a car: the first large, more beside it where there is room, all of them in full on a click. */
export function Gallery({ photos, name }: GalleryProps) {
  const [opened, setOpened] = useState<number>();
  const beside = photos.length >= 3 ? photos.slice(1, 3) : [];
  if (photos.length === 0) return null;

  return (
    <section aria-label={galleryLabels.name(name)}>
      <div
        className={`grid gap-2 overflow-hidden max-sm:-mx-4 sm:rounded-box lg:h-[26rem] ${beside.length > 0 ? 'xl:grid-cols-[2fr_1fr]' : ''}`}
      >
        <div className="relative aspect-3/2 min-h-0 lg:aspect-auto">
          <PhotoStrip
            photos={photos}
            sizes={
              beside.length > 0
                ? '(min-width: 80rem) 34rem, (min-width: 64rem) 60vw, 100vw'
                : '(min-width: 80rem) 51rem, (min-width: 64rem) 60vw, 100vw'
            }
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

interface FullScreenProps extends GalleryProps {
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
