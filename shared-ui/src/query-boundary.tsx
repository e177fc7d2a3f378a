import { QueryErrorResetBoundary, useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { ListSkeleton } from './list-skeleton';
import { RetryNotice } from './retry-notice';

interface QueryBoundaryProps {
  /** What could not be loaded. */
  heading: string;
  /** Shown until the data is there, as high as what then comes. */
  fallback?: ReactNode;
  /** What is around loading and failure, where either would otherwise be a page without its heading. */
  frame?: (content: ReactNode) => ReactNode;
  /** Reads its data by `useSuspenseQuery`. */
  children: ReactNode;
}

/**
 * Loading and failure of what is inside. Data that was seen stays when it cannot be loaded again. An error that no query
 * had goes on to the boundary above: it is a fault of the code, which trying again does not mend.
 *
 * What is inside must be the same query for as long as it is mounted: give it the `key` of what can change.
 */
export function QueryBoundary({
  heading,
  fallback = <ListSkeleton />,
  frame = (content) => content,
  children,
}: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      <AskAgainOnMount />
      <ErrorBoundary fallbackRender={(failed) => frame(<QueryFailure {...failed} heading={heading} />)}>
        <Suspense fallback={frame(fallback)}>{children}</Suspense>
      </ErrorBoundary>
    </QueryErrorResetBoundary>
  );
}

/** Coming back to what had failed asks again: without this, the error that is kept would stand there at once. */
function AskAgainOnMount() {
  const { reset } = useQueryErrorResetBoundary();
  useState(reset);
  return null;
}

/**
 * The notice stays, with its button and the focus on it, until trying again has an answer. Nothing that is shown uses what
 * failed, so that it is tried again here when the network is back.
 */
function QueryFailure({ heading, error, resetErrorBoundary }: FallbackProps & { heading: string }) {
  const queryClient = useQueryClient();
  const [query] = useState(() =>
    queryClient
      .getQueryCache()
      .getAll()
      .find(({ state }) => state.error === error),
  );
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    if (query === undefined || isBusy) return;
    setIsBusy(true);
    await queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
    setIsBusy(false);
    if (query.state.data !== undefined) resetErrorBoundary();
  };
  const askAgain = useEffectEvent(() => void retry());
  useEffect(() => {
    const whenOnline = () => askAgain();
    addEventListener('online', whenOnline);
    return () => removeEventListener('online', whenOnline);
  }, []);

  if (query === undefined) throw error;
  return (
    <RetryNotice
      heading={heading}
      error={query.state.error ?? error}
      isBusy={isBusy}
      onRetry={() => void retry()}
    />
  );
}
