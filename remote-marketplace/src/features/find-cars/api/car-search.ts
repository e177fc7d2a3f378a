import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, type Api, Refused } from '@drove/api-client';
import type { Car } from '../../../api/cars';
import { emptySearch, writeCarSearch, type CarSearch, type Period } from '../../../lib/car-search';

export type CarCard = Answer<'GET /cars'>['cars'][number];
export type SearchSummary = Answer<'GET /cars/summary'>;
/** A filter that, left out, would give cars. */
export type Relaxation = SearchSummary['relax'][number];

export const PAGE_SIZE = 24;
/** A link to a later page loads all before it with the first request, so far as one request may ask. */
const MAX_FIRST_PAGES = 4;

type Page = Answer<'GET /cars'> & {
  /** Parameters that the API did not accept, with its reasons; the cars are of the search without them. */
  dropped: Record<string, string>;
};

interface PageRequest {
  limit: number;
  cursor: string | null;
  /** What the first page was refused for is left out of the later ones too. */
  dropped: Record<string, string>;
}

/** Back from a car the list is there as it was left, without a request; what was taken meanwhile says so when it is held. */
const staleTime = 5 * 60_000;

/** Cars that match and are free for the whole period, page by page. */
export function carSearchOptions(api: Api, search: CarSearch, firstPages = 1) {
  const limit = PAGE_SIZE * Math.min(MAX_FIRST_PAGES, Math.max(1, firstPages));
  const firstPage: PageRequest = { limit, cursor: null, dropped: {} };
  return infiniteQueryOptions({
    queryKey: ['cars', 'search', writeCarSearch(search).toString()],
    staleTime,
    initialPageParam: firstPage,
    queryFn: ({ pageParam, signal }) => searchWithoutNonsense(api, writeCarSearch(search), pageParam, signal),
    getNextPageParam: ({ next_cursor: cursor, dropped }) =>
      cursor ? { limit: PAGE_SIZE, cursor, dropped } : undefined,
  });
}

/** The cards of these cars, in this order, page by page; those that are not listed are left out. */
export function carsByUuidOptions(api: Api, carUuids: readonly string[]) {
  return infiniteQueryOptions({
    queryKey: ['cars', 'by-uuid', carUuids],
    initialPageParam: 0,
    queryFn: ({ pageParam: from, signal }) => {
      const page = carUuids.slice(from, from + PAGE_SIZE).join(',');
      return api.get('/cars/cards', { query: { car_uuids: page }, signal });
    },
    getNextPageParam: (_last, pages) =>
      pages.length * PAGE_SIZE < carUuids.length ? pages.length * PAGE_SIZE : undefined,
  });
}

/** Of the prices per day around a car's own, so far apart are similar ones. */
const SIMILAR = 0.4;

/** Other cars of a car's city that cost about as much and are free for the same days; those of its type first. */
export function similarCarsOptions(api: Api, car: Car, period: Period | undefined) {
  const { amount_minor: perDay } = car.price_per_day;
  const search: CarSearch = {
    ...emptySearch,
    place: car.place.name,
    period,
    pricePerDayMin: Math.round(perDay * (1 - SIMILAR)),
    pricePerDayMax: Math.round(perDay * (1 + SIMILAR)),
  };
  return queryOptions({
    queryKey: ['cars', 'similar', car.car_uuid, writeCarSearch(search).toString()],
    queryFn: ({ signal }) =>
      api.get('/cars', { signal, query: { ...Object.fromEntries(writeCarSearch(search)), limit: 13 } }),
    select: ({ cars }) => {
      const others = cars.filter(({ car_uuid: uuid }) => uuid !== car.car_uuid);
      const isAlike = (other: CarCard) => Number(other.type === car.type);
      return others.sort((one, other) => isAlike(other) - isAlike(one));
    },
  });
}

/** How many cars match, and when none does, what to leave out. */
export function searchSummaryOptions(api: Api, search: CarSearch) {
  const searchParams = writeCarSearch({ ...search, sort: 'rating' });
  return queryOptions({
    staleTime,
    queryKey: ['cars', 'summary', searchParams.toString()],
    queryFn: ({ signal }) => api.get('/cars/summary', { signal, query: Object.fromEntries(searchParams) }),
  });
}

/** How many cars match with each choice of the filters taken, by {@link choiceKey}. */
export function filterCountsOptions(api: Api, search: CarSearch) {
  const searchParams = writeCarSearch({ ...search, sort: 'rating' });
  return queryOptions({
    staleTime,
    queryKey: ['cars', 'filter-counts', searchParams.toString()],
    queryFn: ({ signal }) =>
      api.get('/cars/filter-counts', { signal, query: Object.fromEntries(searchParams) }),
    select: ({ choices }) => new Map(choices.map((each) => [choiceKey(each.filter, each.value), each])),
  });
}

type Counted = Answer<'GET /cars/filter-counts'>['choices'][number];
/** Empty until they are known. */
export type FilterCounts = ReadonlyMap<string, Pick<Counted, 'count' | 'is_capped'>>;

export function choiceKey(filter: Counted['filter'], value: string): string {
  return `${filter}=${value}`;
}

/** The API knows more than the address does, for example which days are past: what it refuses is left out. */
async function searchWithoutNonsense(
  api: Api,
  parameters: URLSearchParams,
  { limit, cursor, dropped }: PageRequest,
  signal: AbortSignal,
): Promise<Page> {
  const ask = async (without: Record<string, string>): Promise<Page> => {
    const searchParams = leaveOut(parameters, Object.keys(without));
    searchParams.set('limit', String(limit));
    if (cursor) searchParams.set('cursor', cursor);
    const answer = await api.get('/cars', { signal, query: Object.fromEntries(searchParams) });
    return { ...answer, dropped: without };
  };
  try {
    return await ask(dropped);
  } catch (error) {
    const refused = cursor ? undefined : refusedParameters(error, parameters);
    if (!refused) throw error;
    return ask(refused);
  }
}

function leaveOut(parameters: URLSearchParams, names: string[]): URLSearchParams {
  const rest = new URLSearchParams(parameters);
  for (const name of names) rest.delete(name);
  // A trip is both of its ends.
  if (!rest.has('pick_up') || !rest.has('return')) {
    rest.delete('pick_up');
    rest.delete('return');
  }
  return rest;
}

function refusedParameters(error: unknown, parameters: URLSearchParams): Record<string, string> | undefined {
  if (!(error instanceof Refused) || ![400, 422].includes(error.problem?.status ?? 0)) return undefined;
  const known = Object.entries(error.problem?.fields ?? {}).filter(([name]) => parameters.has(name));
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}
