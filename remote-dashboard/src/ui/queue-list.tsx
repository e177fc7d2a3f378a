import type { ReactNode } from 'react';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice } from 'shared-ui';
import { queueListLabels } from './labels';

interface QueueListProps {
  query: {
    isPending: boolean;
    isError: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => Promise<unknown>;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  count: number;
  /** What is said when no one waits; a list that is narrowed offers to show all instead. */
  empty: { heading: string; text: string };
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** A queue's list: on its way, failed, empty, or there. */
export function QueueList({ query, count, empty, onClear, children }: QueueListProps) {
  if (query.isPending) return <ListSkeleton />;
  if (query.isError && count === 0) {
    return (
      <RetryNotice
        heading={queueListLabels.queueNotLoaded}
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (count === 0 && onClear) {
    return (
      <EmptyNotice
        heading={queueListLabels.nothingMatches}
        way={
          <button type="button" className="btn btn-outline" onClick={onClear}>
            {queueListLabels.showAllWaiting}
          </button>
        }
      >
        {queueListLabels.nothingMatchesText}
      </EmptyNotice>
    );
  }
  if (count === 0) return <EmptyNotice heading={empty.heading}>{empty.text}</EmptyNotice>;
  return (
    <>
      {children}
      <LoadMore query={query} />
    </>
  );
}
