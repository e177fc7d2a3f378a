import { loadMoreLabels } from './labels';
interface LoadMoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** The button below a list that has more; nothing where all of it is shown. */
export function LoadMore({ query }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  return (
    <button
      type="button"
      className="btn mx-auto mt-6 flex btn-outline"
      aria-disabled={query.isFetchingNextPage}
      onClick={() => {
        if (!query.isFetchingNextPage) void query.fetchNextPage();
      }}
    >
      {query.isFetchingNextPage && <span className="loading loading-spinner loading-sm" aria-hidden="true" />}
      <span>{loadMoreLabels.load}</span>
    </button>
  );
}
