import { useState } from 'react';
import { CarPhoto, Panel, Sheet, StatusBadge } from '@drove/shared-ui';
import { counted } from '@drove/shared-ui/formats';
import type { CarVerification } from './api/car-verifications';
import { Icon } from '../../ui/icon';
import { ZoomView } from '../../ui/zoom-view';
import { carPhotosLabels } from './labels';
import { PhotoJudgement } from './photo-judgement';

/** The photos of a car, new ones marked; each can be enlarged, and looked at closely. */
export function CarPhotos({ verification, mayJudge }: { verification: CarVerification; mayJudge: boolean }) {
  const { car, new_photo_uuids: added, removed_photos: removed } = verification;
  const [opened, setOpened] = useState<number>();
  const photo = opened === undefined ? undefined : car.photos[opened];
  const step = (by: number) =>
    setOpened((now = 0) => (now + by + car.photos.length) % Math.max(1, car.photos.length));

  return (
    <Panel heading={counted(car.photos.length, 'photo')}>
      {removed > 0 && (
        <p className="mb-3 text-base-content/80">
          {carPhotosLabels.removed(counted(removed, 'photo'), removed)}
        </p>
      )}
      <ul className="grid grid-cols-2 gap-3">
        {car.photos.map((each, index) => (
          <li key={each.photo_uuid} className="relative">
            <button
              type="button"
              aria-label={carPhotosLabels.enlarge(index + 1)}
              className="block w-full overflow-hidden rounded-field focus-visible:outline-2 focus-visible:outline-offset-2"
              onClick={() => setOpened(index)}
            >
              <CarPhoto photo={each} sizes="(width < 40rem) 50vw, 18rem" className="aspect-3/2 w-full" />
            </button>
            {added.includes(each.photo_uuid) && (
              <span className="pointer-events-none absolute top-2 left-2 rounded-full bg-base-100">
                <StatusBadge label={carPhotosLabels.added} tone="warning" />
              </span>
            )}
            {mayJudge && <PhotoJudgement uuid={each.photo_uuid} index={index + 1} />}
          </li>
        ))}
      </ul>
      <Sheet
        isOpen={photo !== undefined}
        onClose={() => setOpened(undefined)}
        heading={carPhotosLabels.position((opened ?? 0) + 1, car.photos.length)}
        className="sm:w-[90vw]"
      >
        {photo && (
          <ZoomView
            key={photo.photo_uuid}
            label={carPhotosLabels.alt((opened ?? 0) + 1)}
            className="h-[60dvh]"
            extra={
              <span className="ml-auto flex">
                <button
                  type="button"
                  className="btn btn-ghost btn-square"
                  aria-label={carPhotosLabels.previous}
                  onClick={() => step(-1)}
                >
                  <Icon name="previous" />
                </button>
                <button
                  type="button"
                  className="btn btn-ghost btn-square"
                  aria-label={carPhotosLabels.next}
                  onClick={() => step(1)}
                >
                  <Icon name="next" />
                </button>
              </span>
            }
          >
            {(picture) => (
              <img src={photo.sources.at(-1)?.url} alt={photo.alt} draggable={false} {...picture} />
            )}
          </ZoomView>
        )}
      </Sheet>
    </Panel>
  );
}
