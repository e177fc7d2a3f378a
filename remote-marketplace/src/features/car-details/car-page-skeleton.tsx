import { SlowNote } from '@drove/shared-ui';
import { carPageSkeletonLabels } from './labels';

/** The shape of a car's page while the car is on its way. */
export function CarPageSkeleton() {
  return (
    <div role="status" className="relative mx-auto max-w-7xl px-4 py-6 sm:px-6">
      <h1 className="sr-only">{carPageSkeletonLabels.loading}</h1>
      <SlowNote />
      <CarPagePlace />
    </div>
  );
}

/** Its shape alone. */
export function CarPagePlace() {
  return (
    <div
      aria-hidden="true"
      className="grid gap-x-12 motion-safe:animate-pulse lg:grid-cols-[minmax(0,1fr)_23rem]"
    >
      <div>
        <div className="aspect-3/2 bg-base-300 max-sm:-mx-4 sm:rounded-box lg:aspect-auto lg:h-[26rem]" />
        <div className="mt-8 h-9 w-2/3 max-w-md rounded-sm bg-base-300" />
        <div className="mt-4 h-5 w-1/2 max-w-xs rounded-sm bg-base-300" />
        <div className="mt-10 h-24 max-w-2xl rounded-sm bg-base-300" />
      </div>
      <div className="h-80 rounded-box bg-base-300 max-lg:hidden" />
    </div>
  );
}
