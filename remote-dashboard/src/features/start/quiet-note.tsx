import type { ReactNode } from 'react';

/** Stands where there is nothing to show or to do: small, since that is good news or of no matter. */
export function QuietNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-box border border-dashed border-base-300 px-5 py-4 text-base-content/80">
      {children}
    </p>
  );
}
