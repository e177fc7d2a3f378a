import { useState } from 'react';
import { CarPhoto, ContactText } from '@drove/shared-ui';
import { useDeletePhoto, useOrderPhotos } from './api/car-photos';
import type { Photo } from '../../api/cars';
import type { OwnCar } from './api/my-cars';
import { Icon } from '../../ui/icon';
import { photoOrderLabels } from './labels';
import { photoMessage } from './photo.messages';

/** The car's photos in their order: dragged by mouse, moved by buttons from the keyboard or a phone. */
export function PhotoOrder({ car }: { car: OwnCar }) {
  const { photos } = car;
  const order = useOrderPhotos(car.car_uuid);
  const remove = useDeletePhoto(car.car_uuid);
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  const error = order.error ?? remove.error;

  function move(from: number, to: number) {
    const photo = photos[from];
    if (!photo || from === to || to < 0 || to >= photos.length) return;
    const rest = photos.filter((each) => each !== photo);
    order.mutate([...rest.slice(0, to), photo, ...rest.slice(to)]);
    setNews(photoOrderLabels.moved(from + 1, to + 1));
  }

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      {error && (
        <p role="alert" className="alert alert-error alert-soft">
          <ContactText>{photoMessage(error)}</ContactText>
        </p>
      )}
      <ol
        aria-label={photoOrderLabels.photos}
        className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4"
      >
        {photos.map((photo, index) => (
          // The buttons inside do the same for those without a mouse.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={photo.photo_uuid}
            draggable
            className={`overflow-hidden rounded-box border bg-base-100 ${dragged === index ? 'border-primary opacity-60' : 'border-base-300'}`}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
              setDragged(undefined);
            }}
          >
            <PhotoTile
              photo={photo}
              index={index}
              isLast={index === photos.length - 1}
              onMove={(to) => move(index, to)}
              onRemove={() =>
                remove.mutate(photo.photo_uuid, {
                  onSuccess: () => setNews(photoOrderLabels.removed(index + 1)),
                })
              }
            />
          </li>
        ))}
      </ol>
    </>
  );
}

interface PhotoTileProps {
  photo: Photo;
  index: number;
  isLast: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PhotoTile({ photo, index, isLast, onMove, onRemove }: PhotoTileProps) {
  const number = String(index + 1);
  return (
    <>
      <div className="relative">
        <CarPhoto
          photo={photo}
          sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 30vw, 46vw"
          className="pointer-events-none aspect-3/2 w-full"
          alt={photoOrderLabels.photo(number)}
        />
        {index === 0 && (
          <span className="absolute top-2 left-2 rounded-full bg-black/75 px-2.5 py-0.5 text-xs font-medium text-white">
            {photoOrderLabels.coverPhoto}
          </span>
        )}
      </div>
      <div className="flex justify-between">
        <span className="flex">
          <button
            type="button"
            className="btn btn-ghost btn-square"
            aria-label={photoOrderLabels.moveEarlier(number)}
            aria-disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <Icon name="previous" />
          </button>
          <button
            type="button"
            className="btn btn-ghost btn-square"
            aria-label={photoOrderLabels.moveLater(number)}
            aria-disabled={isLast}
            onClick={() => onMove(index + 1)}
          >
            <Icon name="next" />
          </button>
        </span>
        <button
          type="button"
          className="btn btn-ghost btn-square"
          aria-label={photoOrderLabels.remove(number)}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </div>
    </>
  );
}
