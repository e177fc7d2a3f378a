import { useRef } from 'react';
import { CarPhoto, SlowNote } from '@drove/shared-ui';
import { useArrival } from '@drove/shared-ui/moves';
import { carPhotoName, pressedCard } from '../../lib/pressed-card';
import { firstPhotoClass, galleryClass, gallerySizes } from './gallery';
import { carPageSkeletonLabels } from './labels';

/** The shape of a car's page while the car is on its way; what its card showed of it is there already. */
export function CarPageSkeleton({ carUuid }: { carUuid: string }) {
  return (
    <div role="status" data-waiting-view="data" className="relative mx-auto max-w-7xl px-4 py-6 sm:px-6">
      <h1 className="sr-only">{carPageSkeletonLabels.loading}</h1>
      <SlowNote />
      <CarPagePlace carUuid={carUuid} />
    </div>
  );
}

/** Its shape alone. */
export function CarPagePlace({ carUuid }: { carUuid: string }) {
  const { photo = null, photo_count: count = 1 } = pressedCard(carUuid) ?? {};
  const firstPhoto = useRef<HTMLImageElement>(null);
  useArrival(carPhotoName(carUuid), firstPhoto);
  return (
    <div aria-hidden="true" className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div>
        <div className={galleryClass(count)}>
          <div className={`bg-base-300 ${firstPhotoClass} ${photo ? '' : pulse}`}>
            {photo && (
              <CarPhoto
                ref={firstPhoto}
                photo={photo}
                sizes={gallerySizes(count)}
                when="first"
                alt=""
                className="h-full w-full"
              />
            )}
          </div>
        </div>
        <div className={pulse}>
          <div className="mt-8 h-9 w-2/3 max-w-md rounded-sm bg-base-300" />
          <div className="mt-4 h-5 w-1/2 max-w-xs rounded-sm bg-base-300" />
          <div className="mt-10 h-24 max-w-2xl rounded-sm bg-base-300" />
        </div>
      </div>
      <div className={`h-80 rounded-box bg-base-300 max-lg:hidden ${pulse}`} />
    </div>
  );
}

const pulse = 'motion-safe:animate-pulse';
