import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, refusedBy } from 'api-client';
import type { ApiClient } from 'shared-auth';

/**
 * What a document holds. It is read once, since each reading is logged, and by a link that soon runs out; from then on
 * it is in this page's memory alone, and leaves it a few minutes after no one looks at it any more.
 */
export function documentOptions(api: ApiClient, documentUuid: string) {
  return queryOptions({
    queryKey: ['documents', documentUuid],
    queryFn: async ({ signal }) => {
      const link = await answerOf<Answer<'makeDocumentLink'>>(
        api.post(`documents/${documentUuid}/links`, { json: {}, signal }),
      );
      try {
        const response = await api.get(new URL(link.url), { signal, cache: 'no-store' });
        return await response.blob();
      } catch (error) {
        throw await refusedBy(error);
      }
    },
    staleTime: Infinity,
  });
}

/** Remembers what a document holds that was sent from here. */
export function keepDocument(queryClient: QueryClient, api: ApiClient, documentUuid: string, content: Blob) {
  queryClient.setQueryData(documentOptions(api, documentUuid).queryKey, content);
}
