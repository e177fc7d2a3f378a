import { useId, useState } from 'react';
import { Icon } from '../../ui/icon';
import { MAX_PHOTOS } from './check-photo';
import { photoDropLabels } from './labels';

interface PhotoDropProps {
  onAdd: (files: File[]) => void;
}

/** Where photos are dropped, or chosen from the device; several at once. */
export function PhotoDrop({ onAdd }: PhotoDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);

  return (
    // Dropping is the mouse's way; the file input inside is everybody's.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`relative grid justify-items-center gap-2 rounded-box border-2 border-dashed p-6 text-center focus-within:border-primary sm:p-10 ${isOver ? 'border-primary bg-primary/8' : 'border-base-content/30'}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onAdd([...event.dataTransfer.files]);
      }}
    >
      <Icon name="photo" className="size-9 text-primary" />
      <label htmlFor={id} className="font-semibold text-primary underline">
        {photoDropLabels.choose}
      </label>
      <p className="text-base-content/80 max-sm:hidden">{photoDropLabels.dropHint}</p>
      <p id={`${id}-hint`} className="text-sm text-base-content/75">
        {photoDropLabels.hint(MAX_PHOTOS)}
      </p>
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          // The same file can be chosen again after it failed.
          target.value = '';
        }}
      />
    </div>
  );
}
