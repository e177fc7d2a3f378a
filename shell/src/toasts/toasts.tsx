import { useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { toast as toasts } from 'react-hot-toast';
import { EmptyToastContainer, ToastContainer } from './toast-container';

/** Between a failure of the container and its next attempt, in milliseconds: one that always fails must not spin. */
const AGAIN_AFTER_MS = 1000;

/**
 * The toast container behind a boundary of its own: beside the application, so that neither takes the other down. A
 * toast that breaks the container is removed, with those that were shown beside it.
 */
export function Toasts() {
  return (
    <ErrorBoundary FallbackComponent={BeginAnew} onError={() => toasts.removeAll()}>
      <ToastContainer />
    </ErrorBoundary>
  );
}

function BeginAnew({ resetErrorBoundary }: FallbackProps) {
  useEffect(() => {
    const timer = setTimeout(resetErrorBoundary, AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [resetErrorBoundary]);
  return <EmptyToastContainer />;
}
