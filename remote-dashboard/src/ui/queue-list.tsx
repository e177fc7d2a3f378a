import type { ReactNode } from 'react';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice } from 'shared-ui';

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
        heading="The queue could not be loaded"
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (count === 0 && onClear) {
    return (
      <EmptyNotice
        heading="Nothing matches"
        way={
          <button type="button" className="btn btn-outline" onClick={onClear}>
            Show all waiting
          </button>
        }
      >
        Try fewer words, or another state.
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
