import { useEffect, useState } from 'react';
import { CentredMessage } from './centred-message';
import { loadingViewLabels } from './labels';
import { spinnerImage } from './spinner-image';

interface LoadingViewProps {
  /** How long until the view adds that it is still trying, in milliseconds. */
  slowAfterMs?: number;
  /** Called to go on without the profile, which is what is late. */
  continueWithoutProfile?: (() => void) | undefined;
}

/** The full-screen loading view; after ten seconds it says that it has not given up. */
export function LoadingView({ slowAfterMs = 10_000, continueWithoutProfile }: LoadingViewProps) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [slowAfterMs]);

  return (
    <CentredMessage role="status" isWaiting={!continueWithoutProfile}>
      <img src={spinnerImage} alt="" width="56" height="56" />
      <p className="mt-5 text-lg font-medium">{loadingViewLabels.loading}</p>
      {continueWithoutProfile && (
        <>
          <p className="mt-2 max-w-sm text-base-content/75">{loadingViewLabels.slowProfileNote}</p>
          <button type="button" className="btn btn-primary mt-7" onClick={continueWithoutProfile}>
            {loadingViewLabels.continue}
          </button>
        </>
      )}
      {slow && !continueWithoutProfile && (
        <p className="mt-2 max-w-xs text-base-content/75">{loadingViewLabels.slowNote}</p>
      )}
    </CentredMessage>
  );
}
