import { listSkeletonLabels } from './labels';
import { SlowNote } from './slow-note';

/** Keeps the place of a list that is on its way. */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div role="status" className="relative grid gap-4">
      <span className="sr-only">{listSkeletonLabels.loading}</span>
      <SlowNote />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="h-32 animate-pulse rounded-box bg-base-300/60 motion-reduce:animate-none" />
      ))}
    </div>
  );
}
