import type { ReactNode } from 'react';

interface FailedInPlaceProps {
  /** The shapes of what was on its way. */
  place: ReactNode;
  /** What says that it failed. */
  children: ReactNode;
}

/** What failed, in the place that was kept for it: nothing below moves, whether it comes or not. */
export function FailedInPlace({ place, children }: FailedInPlaceProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
      <div aria-hidden="true" className="invisible">
        {place}
      </div>
      <div className="relative self-start">{children}</div>
    </div>
  );
}
