import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '@drove/api-client';

export type Site = Answer<'GET /site'>;

/** How people reach who runs the marketplace; it changes with a deployment. */
export function siteOptions(api: Api) {
  return queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => api.get('/site', { signal }),
    staleTime: Infinity,
  });
}

export function legalPageOptions(api: Api, page: 'terms' | 'privacy' | 'imprint') {
  return queryOptions({
    queryKey: ['site', page],
    queryFn: ({ signal }) => api.get('/site/pages/{page}', { path: { page }, signal }),
    staleTime: Infinity,
  });
}
