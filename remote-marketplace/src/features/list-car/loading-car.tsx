import { SlowNote } from '@drove/shared-ui';
import { loadingCarLabels } from './labels';

/** The place of the form while the car, or what was begun before, is on its way. */
export function LoadingCar() {
  return (
    <div role="status" className="relative mt-8 min-h-96">
      <p className="flex items-center gap-3">
        <span aria-hidden="true" className="loading loading-spinner" />
        {loadingCarLabels.loading}
      </p>
      <SlowNote />
    </div>
  );
}
