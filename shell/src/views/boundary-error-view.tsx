import type { FallbackProps } from 'react-error-boundary';
import { ErrorView } from './error-view';

/** The generic error view as an error boundary wants it. */
export function BoundaryErrorView({ error, resetErrorBoundary }: FallbackProps) {
  return <ErrorView error={error} retry={resetErrorBoundary} />;
}
