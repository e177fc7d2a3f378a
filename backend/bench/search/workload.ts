import type { SearchQuery } from '../../src/modules/catalog/search/search.schemas.js';

export const pageSize = 24;

export interface Workload {
  /** A city, a period of up to two weeks within four months, and prices a day from … to …, by price. */
  search: () => SearchQuery;
  /** As many cars as a page shows, anywhere in the table. */
  carUuids: () => string[];
}

/** Requests that look random and are the same in each run. */
export function createWorkload(
  places: readonly string[],
  carUuids: readonly string[],
  seed: number,
): Workload {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    search: () => {
      const from = Date.now() + (1 + below(120)) * 86_400_000;
      const days = 1 + below(14);
      const least = 3_000 + below(6_000);
      return {
        place: places[below(places.length)] ?? '',
        pick_up: `${new Date(from).toISOString().slice(0, 10)}T10:00`,
        return: `${new Date(from + days * 86_400_000).toISOString().slice(0, 10)}T10:00`,
        price_per_day_min: least,
        price_per_day_max: least + 2_000 + below(6_000),
        sort: 'price',
        limit: pageSize,
      };
    },
    carUuids: () => Array.from({ length: pageSize }, () => carUuids[below(carUuids.length)] ?? ''),
  };
}

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
