import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@drove/api-client';
import type { MessageTarget } from './messages';

/** What of a text the other side will not see; kept while the text before it is still shown. */
export function previewOptions(api: Api, target: MessageTarget, text: string) {
  return queryOptions({
    queryKey: ['message preview', target, text],
    queryFn: ({ signal }) => api.post('/my/messages/preview', { json: { text, ...target }, signal }),
    enabled: text !== '',
    staleTime: Infinity,
    // It is a help, and sending does not wait for it.
    retry: false,
  });
}
