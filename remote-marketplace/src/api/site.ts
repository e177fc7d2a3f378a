import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import type { ApiClient } from 'shared-auth';

export type Site = Answer<'readSite'>;
export type LegalPage = Answer<'readSitePage'>;

/** How people reach who runs the marketplace; it changes with a deployment. */
export function siteOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => answerOf<Site>(api.get('site', { signal })),
    staleTime: Infinity,
  });
}

export function legalPageOptions(api: ApiClient, page: 'terms' | 'privacy' | 'imprint') {
  return queryOptions({
    queryKey: ['site', page],
    queryFn: ({ signal }) => answerOf<LegalPage>(api.get(`site/pages/${page}`, { signal })),
    staleTime: Infinity,
  });
}
