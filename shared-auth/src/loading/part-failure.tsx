import { useEffect, type ReactNode } from 'react';
import { RemoteLoadError } from './remote-load-error';

/** Why a part is not there, and how it is requested again. */
export interface PartFailureProps {
  error: Error;
  retry: () => void;
}

interface DefaultPartFailureProps extends PartFailureProps {
  /** Begins the sentence: `The calendar`. */
  what: string;
}

/** In the place of a part that could not be loaded or that broke; the rest of the page goes on. */
export function PartFailure({ what, error, retry }: DefaultPartFailureProps): ReactNode {
  // Of which remote it is helps no visitor; how long we waited does.
  const isMissing = error instanceof RemoteLoadError && error.phase !== 'timeout';
  useEffect(() => {
    if (isMissing) console.error(error);
  }, [isMissing, error]);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <div>
        <p className="font-semibold">{`${what} couldn’t be loaded`}</p>
        {!isMissing && <p className="text-base-content/80 wrap-anywhere">{error.message}</p>}
      </div>
      <button type="button" className="btn btn-outline btn-sm" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
