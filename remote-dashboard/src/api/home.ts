import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-auth';
import type { Answer } from './answers';
import { answerOf } from './refused';

export type Home = Answer<'readMyHome'>;
export type RentingHome = NonNullable<Home['renting']>;
export type HostingHome = NonNullable<Home['hosting']>;
export type AdministeringHome = NonNullable<Home['administering']>;

/** What matters today to the signed-in person; asked for again each time, since whatever they did may show here. */
export function homeOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => answerOf<Home>(api.get('my/home', { signal })),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}
