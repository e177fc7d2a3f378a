import { useRef } from 'react';
import { Icon } from '../../ui/icon';
import { useBlobRef } from '../../ui/use-blob-ref';
import { MOST_PHOTOS, type ChosenPhoto, type usePhotos } from './api/use-photos';
import { photoTrayLabels } from './labels';

/** The photos of the message that is being written, and where more are chosen. */
export function PhotoTray({ photos: chosen }: { photos: ReturnType<typeof usePhotos> }) {
  const { photos, add, remove } = chosen;
  const choose = useRef<HTMLInputElement>(null);
  const isFull = photos.length >= MOST_PHOTOS;
  return (
    <div className="mb-2 flex flex-wrap items-start gap-2">
      <label className="btn relative btn-ghost btn-sm focus-within:outline-2 focus-within:outline-offset-2 has-aria-disabled:opacity-60">
        <Icon name="photo" />
        <span aria-hidden="true">{photoTrayLabels.add}</span>
        <input
          ref={choose}
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
            add([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <ul aria-label={photoTrayLabels.list} className="flex flex-wrap gap-2 empty:hidden">
        {photos.map((photo, index) => (
          <Chosen
            key={photo.key}
            photo={photo}
            number={index + 1}
            onRemove={() => {
              remove(photo.key);
              choose.current?.focus();
            }}
          />
        ))}
      </ul>
    </div>
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
