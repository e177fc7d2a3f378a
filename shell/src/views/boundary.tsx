import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorView } from './error-view';
import { errorViewLabels } from './labels';

interface BoundaryProps {
  /** Where the reader is: elsewhere, what failed here is tried again. */
  path?: string;
  /** What can be shown in the place of what failed, now; it is put there, and mounted. */
  replacement?: () => (() => void) | undefined;
  children: ReactNode;
}

/**
 * Shows the generic error view when what is inside fails. Where it failed because something else had changed the page's
 * elements, as a browser does that translates it, it is mounted again, once, and reads anew what the server says. A
 * replacement is tried before anything is said.
 */
export function Boundary({ path = '', replacement, children }: BoundaryProps) {
  const [mountedAgainOn, setMountedAgainOn] = useState<string>();
  return (
    <ErrorBoundary
      resetKeys={[path]}
      fallbackRender={({ error, resetErrorBoundary }) => {
        const isChanged = wasChangedFromOutside(error);
        const replace = isChanged ? undefined : replacement?.();
        if (replace) {
          const mountReplacement = () => {
            replace();
            resetErrorBoundary();
          };
          return <Effect run={mountReplacement} />;
        }
        if (!isChanged || mountedAgainOn === path)
          return (
            <ErrorView
              error={isChanged ? errorViewLabels.changedFromOutside : error}
              retry={resetErrorBoundary}
            />
          );
        const mountAgain = () => {
          setMountedAgainOn(path);
          resetErrorBoundary();
        };
        return <Effect run={mountAgain} />;
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

/** What React's `insertBefore` and `removeChild` throw; browsers word it differently. */
const wasChangedFromOutside = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError';

function Effect({ run }: { run: () => void }) {
  useEffect(run);
  return null;
}
