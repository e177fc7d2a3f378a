import { SlowNote } from 'shared-ui';
import { todaySkeletonLabels } from './labels';

/** Keeps the place of what is on its way. */
export function TodaySkeleton() {
  const block = 'animate-pulse rounded-box bg-base-300/60 motion-reduce:animate-none';
  return (
    <div role="status" className="relative grid grid-cols-1 gap-4">
      <span className="sr-only">{todaySkeletonLabels.loading}</span>
      <SlowNote />
      <div className={`h-7 w-48 max-w-full ${block}`} />
      <div className={`h-36 ${block}`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className={`h-48 ${block}`} />
        <div className={`h-48 ${block}`} />
      </div>
    </div>
  );
}
