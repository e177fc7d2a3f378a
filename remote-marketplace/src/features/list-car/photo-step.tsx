import { useState } from 'react';
import type { OwnCar } from './api/my-cars';
import { CarDocuments } from './documents/car-documents';
import { photoStepLabels } from './labels';
import { PhotoDrop } from './photo-drop';
import { PhotoOrder } from './photo-order';
import { UnsavedGuard } from '@drove/shared-ui/unsaved-guard';
import { UploadList } from './upload-list';
import { usePhotoUploads } from './use-photo-uploads';

interface PhotoStepProps {
  car: OwnCar;
  onContinue: () => void;
  onBack: () => void;
}

/** The photos of the car: each is kept as soon as it has been sent. */
export function PhotoStep({ car, onContinue, onBack }: PhotoStepProps) {
  const { uploads, add, remove, retry } = usePhotoUploads(car.car_uuid, car.photos.length);
  const [isSubmitted, setSubmitted] = useState(false);
  const isSending = uploads.some(({ state }) => state !== 'failed');
  const needsPhoto = isSubmitted && car.photos.length === 0 && !isSending;

  return (
    <div className="grid gap-6">
      <UnsavedGuard isUnsaved={isSending} sentence={photoStepLabels.leaveWarning} />
      <PhotoDrop onAdd={add} />
      {needsPhoto && (
        <p role="alert" className="text-error">
          {photoStepLabels.photoMissing}
        </p>
      )}
      <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
      <PhotoOrder car={car} />
      <CarDocuments car={car} />
      <div className="flex flex-wrap gap-3 border-t border-base-300 pt-5">
        <button
          type="button"
          className="btn btn-primary max-sm:w-full"
          onClick={() => {
            if (car.photos.length === 0) setSubmitted(true);
            else onContinue();
          }}
        >
          {photoStepLabels.continue}
        </button>
        <button type="button" className="btn btn-ghost max-sm:w-full" onClick={onBack}>
          {photoStepLabels.back}
        </button>
      </div>
    </div>
  );
}
