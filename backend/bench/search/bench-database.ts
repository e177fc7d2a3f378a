import { ports } from '../../src/ports.js';
import { sql, type Kysely } from 'kysely';
import { readSearchCriteria } from '../../src/modules/catalog/search/search-criteria.js';
import { rateBounds } from '../../src/modules/catalog/search/rate-bounds.js';
import { searchCars } from '../../src/modules/catalog/search/search-cars.js';
import { scanQuery } from '../../src/modules/catalog/search/search-cars.repository.js';
import { priceSortLookahead } from '../../src/modules/catalog/search/scan-cars-in-price-order.js';
import { taxesOf } from '../../src/modules/catalog/search/taxes-of.js';
import type { Tables } from '../../src/tables.js';
import type { Deps } from '../../src/deps.js';
import { readCities } from '../../src/modules/catalog/places/cities.repository.js';
import { measure, type Timings } from '../measure.js';
import { createWorkload, pageSize } from './workload.js';

export interface BenchResult {
  version: string;
  timings: Timings[];
  /** `explain analyze` of both statements. */
  plans: { name: string; plan: string }[];
}

/** Names of what is compared; the ratio that counts is of the first two. */
export const contestantNames = { search: 'search', plainRead: 'primary-key read' } as const;

/** Measures the whole search, from query to the page's priced cards, beside a plain read of as many cars by their keys. */
export async function benchDatabase(database: Kysely<Tables>, rounds: number): Promise<BenchResult> {
  const deps = { ...ports, database, now: () => new Date(), apiUrl: '', bookingHorizonDays: 365 } as Deps;
  const cities = await readCities(database);
  const uuids = await database.selectFrom('cars').select('uuid').execute();
  const places = cities.map(({ slug }) => slug);
  const carUuids = uuids.map(({ uuid }) => uuid);
  const work = createWorkload(places, carUuids, 7);

  const timings = await measure(
    {
      [contestantNames.search]: () => searchCars(deps, work.search()),
      [contestantNames.plainRead]: () => plainRead(work.carUuids()).execute(database),
    },
    { rounds, warmUp: 200 },
  );

  const criteria = readSearchCriteria(work.search(), cities, {
    now: deps.now(),
    horizonDays: deps.bookingHorizonDays,
  });
  const taxes = taxesOf(criteria.cities ?? cities);
  const days = criteria.periods?.[0]?.days ?? 1;
  const bounds = rateBounds(criteria, { least: days, most: days }, taxes);
  const scan = {
    criteria,
    bounds,
    sort: 'price',
    after: null,
    limit: pageSize + 1 + priceSortLookahead,
    now: deps.now(),
  } as const;
  return {
    version: await versionOf(database),
    timings,
    plans: [
      { name: contestantNames.search, plan: await explain(database, scanQuery(scan)) },
      { name: contestantNames.plainRead, plan: await explain(database, plainRead(work.carUuids())) },
    ],
  };
}

function plainRead(carUuids: readonly string[]) {
  return sql`select * from cars where uuid = any(${carUuids}::uuid[])`;
}

async function explain(database: Kysely<Tables>, query: ReturnType<typeof plainRead>): Promise<string> {
  const { rows } = await sql<Record<string, string>>`explain (analyze, costs off) ${query}`.execute(database);
  return rows.map((row) => row['QUERY PLAN'] ?? '').join('\n');
}

async function versionOf(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version()`.execute(database);
  return rows[0]?.version.split(' on ')[0] ?? '';
}
