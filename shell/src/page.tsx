import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Toasts } from './toasts/toasts';
import { BoundaryErrorView } from './views/boundary-error-view';

/** What is there whatever the page shows: a boundary around all of it, and beside that, with its own, the toasts. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <ErrorBoundary FallbackComponent={BoundaryErrorView}>{children}</ErrorBoundary>
      <Toasts />
    </>
  );
}
