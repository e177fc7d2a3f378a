import { ContactText } from './contact-text';
import { loadMoreLabels } from './labels';

/** What is known of a list that comes in pages, as TanStack Query has it. */
export interface MorePages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => Promise<unknown>;
}

/** The button below a list that has more, and why more did not come; nothing where all of it is shown. */
export function LoadMore({ query }: { query: MorePages }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-6 grid justify-items-center gap-3">
      <p role="alert" className="text-error empty:hidden">
        {query.isFetchNextPageError && <ContactText>{query.error?.message ?? ''}</ContactText>}
      </p>
      <button
        type="button"
        className="btn btn-outline"
        aria-disabled={query.isFetchingNextPage}
        onClick={() => {
          if (!query.isFetchingNextPage) void query.fetchNextPage();
        }}
      >
        {query.isFetchingNextPage && (
          <span className="loading loading-spinner loading-sm" aria-hidden="true" />
        )}
        <span>{loadMoreLabels.load}</span>
      </button>
    </div>
  );
}
