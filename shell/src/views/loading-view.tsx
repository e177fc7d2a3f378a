import { useEffect, useState } from 'react';
import { CentredMessage } from './centred-message';
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
      <p className="mt-5 text-lg font-medium">Loading...</p>
      {continueWithoutProfile && (
        <>
          <p className="mt-2 max-w-sm text-base-content/75">
            You are signed in, but your profile is taking longer than usual. You can continue now; it follows
            as soon as it arrives.
          </p>
          <button type="button" className="btn btn-primary mt-7" onClick={continueWithoutProfile}>
            Continue
          </button>
        </>
      )}
      {slow && !continueWithoutProfile && (
        <p className="mt-2 max-w-xs text-base-content/75">
          This is taking longer than usual. We are still trying; there is nothing you need to do.
        </p>
      )}
    </CentredMessage>
  );
}
