import type { RefObject } from 'react';
import { Icon } from '../../ui/icon';
import { useBlobRef } from '../../ui/use-blob-ref';
import { MOST_PHOTOS, type ChosenPhoto, type usePhotos } from './api/use-photos';
import { photoTrayLabels } from './labels';

interface ChosenPhotosProps {
  photos: ReturnType<typeof usePhotos>;
  /** Where the keyboard goes on when one is taken out. */
  add: RefObject<HTMLInputElement | null>;
}

/** The photos of the message that is being written. */
export function ChosenPhotos({ photos: { photos, remove }, add }: ChosenPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={photoTrayLabels.list} className="mb-2 flex flex-wrap gap-3 pt-2">
      {photos.map((photo, index) => (
        <Chosen
          key={photo.key}
          photo={photo}
          number={index + 1}
          onRemove={() => {
            remove(photo.key);
            add.current?.focus();
          }}
        />
      ))}
    </ul>
  );
}

/** Where photos for the message are chosen. */
export function AddPhotos({ photos: { photos, add: addFiles }, add }: ChosenPhotosProps) {
  const isFull = photos.length >= MOST_PHOTOS;
  return (
    <label className="btn relative btn-ghost btn-sm focus-within:outline-2 focus-within:outline-offset-2">
      <Icon name="photo" />
      <span aria-hidden="true">{photoTrayLabels.add}</span>
      <input
        ref={add}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        aria-label={isFull ? photoTrayLabels.full : photoTrayLabels.add}
        aria-disabled={isFull}
        className="absolute inset-0 cursor-pointer opacity-0"
        onClick={(event) => {
          if (isFull) event.preventDefault();
        }}
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

interface ChosenProps {
  photo: ChosenPhoto;
  number: number;
  onRemove: () => void;
}

function Chosen({ photo, number, onRemove }: ChosenProps) {
  const { uuid, failure, file } = photo;
  return (
    <li className="relative">
      <img
        ref={useBlobRef(file, 'src')}
        alt={photoTrayLabels.chosen(number)}
        className={`size-20 rounded-field border border-base-300 object-cover ${uuid ? '' : 'opacity-60'}`}
      />
      <button
        type="button"
        className="btn absolute -top-2 -right-2 btn-circle btn-sm"
        aria-label={photoTrayLabels.remove(number)}
        onClick={onRemove}
      >
        <Icon name="close" className="size-4" />
      </button>
      <p role="status" className={`max-w-32 text-xs ${failure ? 'text-error' : ''}`}>
        {failure ?? (uuid ? '' : photoTrayLabels.sending)}
      </p>
    </li>
  );
}
