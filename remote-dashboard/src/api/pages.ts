import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** What a page of a list is read with; its first page has no cursor. */
export interface PageRequest {
  signal: AbortSignal;
  cursor: string | undefined;
}

interface PagesOptions {
  refetchInterval?: number;
}

/** A list that is read page by page, each with the cursor that the page before it gave. */
export function pagesOptions<Page extends { next_cursor: string | null }, const Key extends QueryKey>(
  queryKey: Key,
  read: (request: PageRequest) => Promise<Page>,
  options: PagesOptions = {},
) {
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => read({ signal, cursor: pageParam ?? undefined }),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    ...options,
  });
}

/** The filters that narrow a list: an empty one does not. */
export const chosenOf = (filters: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));
