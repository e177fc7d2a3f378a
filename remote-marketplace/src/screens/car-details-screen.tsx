import { useApi } from '@drove/api-client';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router-dom';
import { loadPart, useSession } from '@drove/shared-auth';
import { RetryNotice } from '@drove/shared-ui';
import { useIsMoving } from '@drove/shared-ui/moves';
import { carOptions } from '../api/cars';
import { CarNotFound } from '../features/car-details/car-not-found';
import { carDetailsScreenLabels } from '../features/car-details/labels';
import { carPhotoName } from '../lib/pressed-card';
import { FailedInPlace } from '../ui/failed-in-place';
import { CarPage } from '../features/car-details/car-page';
import { similarCarsLabels } from '../features/find-cars/labels';
import { CarPagePlace, CarPageSkeleton } from '../features/car-details/car-page-skeleton';

const SimilarCars = loadPart(() => import('../features/find-cars/similar-cars').then((m) => m.SimilarCars), {
  what: similarCarsLabels.part,
});

/** One car, and what is needed to reserve it. */
export function CarDetailsScreen() {
  const { id = '' } = useParams();
  const session = useSession();
  const query = useQuery({
    ...carOptions(useApi(), id),
    // An owner sees their own car before it is public: who asks must be known first.
    enabled: session.status !== 'loading',
  });

  // What arrives is drawn in slices: a query's answer is otherwise drawn in one task.
  const isPending = useDeferredValue(query.isPending) || query.isPending;

  const isMoving = useIsMoving(carPhotoName(id));
  const [shownId, setShownId] = useState(query.data && id);
  // Taking its photo away would end its move; it is over in the blink of an eye.
  const waits = query.data && shownId !== id && isMoving;
  if (query.data && !waits && shownId !== id) setShownId(id);

  if (isPending || waits) return <CarPageSkeleton carUuid={id} />;
  if (query.data) return <CarPage key={id} car={query.data} similar={<SimilarCars car={query.data} />} />;
  if (query.data === null) return <CarNotFound />;
  return (
    <div className="mx-auto max-w-7xl px-4 py-6 sm:px-6">
      <FailedInPlace place={<CarPagePlace carUuid={id} />}>
        <div className="mx-auto max-w-2xl py-6">
          <h1 className="mb-6 text-3xl font-bold tracking-tight">{carDetailsScreenLabels.heading}</h1>
          <RetryNotice
            heading={carDetailsScreenLabels.notLoaded}
            error={query.error}
            isBusy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      </FailedInPlace>
    </div>
  );
}
