import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@drove/api-client';

/**
 * What a document holds. It is read once, since each reading is logged, and by a link that soon runs out; from then on
 * it is in this page's memory alone, and leaves it a few minutes after no one looks at it any more.
 */
export function documentOptions(api: Api, documentUuid: string) {
  return queryOptions({
    queryKey: ['documents', documentUuid],
    queryFn: async ({ signal }) => {
      const link = await api.post('/documents/{document_uuid}/links', {
        path: { document_uuid: documentUuid },
        signal,
      });
      return api.fileAt(link.url, { signal, cache: 'no-store' });
    },
    staleTime: Infinity,
  });
}

/** Remembers what a document holds that was sent from here. */
export function keepDocument(queryClient: QueryClient, api: Api, documentUuid: string, content: Blob) {
  queryClient.setQueryData(documentOptions(api, documentUuid).queryKey, content);
}
