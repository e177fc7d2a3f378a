import { useEffect, useState } from 'react';
import { slowNoteLabels } from './labels';

/** After so long the page says that it still waits, in milliseconds. */
const SLOW_AFTER_MS = 10_000;

/** Says after ten seconds that something still loads: over the place that is kept for it, so that nothing moves. */
export function SlowNote() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isSlow) return null;
  return (
    <p className="absolute inset-x-4 top-4 z-10 mx-auto w-fit rounded-field border border-base-300 bg-base-100 px-4 py-2 shadow-floating">
      {slowNoteLabels.note}
    </p>
  );
}
