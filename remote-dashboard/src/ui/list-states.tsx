import type { ReactNode } from 'react';
import { EmptyNotice, ListSkeleton, LoadMore, RetryNotice } from 'shared-ui';
import { listStatesLabels } from './labels';

interface ListStatesProps {
  query: {
    isPending: boolean;
    isFetching: boolean;
    isSuccess: boolean;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
    refetch: () => Promise<unknown>;
  };
  count: number;
  /** What could not be loaded, as a heading. */
  failure: string;
  empty: { heading: string; text: string };
  /** Set while filters narrow the list: shows everything again. */
  onShowAll: (() => void) | undefined;
  children: ReactNode;
}

/** A list that comes in pages: loading, failed, empty, or there, with a way to more of it. */
export function ListStates({ query, count, failure, empty, onShowAll, children }: ListStatesProps) {
  if (query.isPending) return <ListSkeleton />;
  if (count === 0 && !query.isSuccess) {
    return (
      <RetryNotice
        heading={failure}
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (count === 0) {
    return (
      <EmptyNotice
        heading={onShowAll ? listStatesLabels.nothingMatches : empty.heading}
        way={
          onShowAll && (
            <button type="button" className="btn btn-outline" onClick={onShowAll}>
              {listStatesLabels.showAll}
            </button>
          )
        }
      >
        {onShowAll ? listStatesLabels.nothingMatchesText : empty.text}
      </EmptyNotice>
    );
  }
  return (
    <>
      {children}
      <LoadMore query={query} />
    </>
  );
}
