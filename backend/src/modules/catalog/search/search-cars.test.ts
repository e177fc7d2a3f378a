import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { aCar } from '../../../../testing/a-car.js';
import { manyCars } from '../../../../testing/many-cars.js';
import { periodOf, someSearches } from '../../../../testing/some-searches.js';
import { aUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { CarCardBody } from '../viewing/car-card.schemas.js';
import { bruteForceSearch, readEverything, type Everything } from '../../../../testing/brute-force-search.js';
import { countFilterChoices } from './count-filter-choices.js';
import type {
  FilterCounts,
  SearchFilters,
  SearchResponse,
  SearchSort,
  SearchSummary,
} from './search.schemas.js';

const now = new Date('2026-11-21T09:30:00Z');

/** Asks page after page, and returns all cars. */
async function searchAll(
  { app }: TestApp,
  query: Record<string, unknown>,
  limit: number,
): Promise<CarCardBody[]> {
  const cars: CarCardBody[] = [];
  let cursor: string | null = null;
  do {
    const given: [string, unknown][] = Object.entries({
      ...query,
      limit,
      ...(cursor === null ? {} : { cursor }),
    });
    const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
    const answer: { statusCode: number; body: string; json: () => SearchResponse } = await app.inject(
      `/cars?${search.toString()}`,
    );
    assert.equal(answer.statusCode, 200, answer.body);
    const page = answer.json();
    assert.ok(page.cars.length <= limit);
    assert.equal(page.has_more, page.next_cursor !== null);
    cars.push(...page.cars);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return cars;
}

type Found = ReturnType<typeof bruteForceSearch>[number];

/** The same cars at the same prices in the same order; by price, cars of one price may have any order among them. */
function assertSameCars(
  found: readonly CarCardBody[],
  expected: readonly Found[],
  wanted: { sort: SearchSort },
): void {
  const priceOf = ({ total, price_per_day: perDay }: Pick<Found, 'total' | 'price_per_day'>) =>
    (total ?? perDay).amount_minor;
  const comparable = wanted.sort === 'price' ? sortTies(found, priceOf) : found;
  assert.deepEqual(comparable.map(inShort), expected.map(inShort), JSON.stringify(wanted));
}

/** Cars of one price that follow each other, by their ids; cars of different prices stay where they are. */
function sortTies(cars: readonly CarCardBody[], priceOf: (car: CarCardBody) => number): CarCardBody[] {
  const groups: CarCardBody[][] = [];
  for (const car of cars) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && priceOf(group[0]) === priceOf(car)) group.push(car);
    else groups.push([car]);
  }
  return groups.flatMap((group) => group.sort((one, other) => (one.car_uuid < other.car_uuid ? -1 : 1)));
}

describe('search', () => {
  let testApp: TestApp;
  let everything: Everything;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    await manyCars(testApp, 200);
    everything = await readEverything(testApp.database);
  });
  after(() => testApp.close());

  it('finds the same cars in the same order at the same prices as a brute-force search', async () => {
    await fc.assert(
      fc.asyncProperty(someSearches, fc.integer({ min: 3, max: 40 }), async ({ days, ...query }, limit) => {
        const period = days === undefined ? {} : periodOf(days);
        if (days === undefined) delete query.total_max;
        const { price_per_day_min: least = 0, price_per_day_max: most = Infinity } = query;
        fc.pre(least <= most);
        const wanted = { ...query, ...period };
        const found = await searchAll(testApp, wanted, limit);
        assertSameCars(found, bruteForceSearch(everything, wanted, now), wanted);
      }),
      { numRuns: 120 },
    );
  });

  // On 28 March 2027 half past one is skipped in Lisbon, so that the same trip is a day longer there than in Madrid.
  for (const pickUp of ['2027-03-27T01:30', '2027-03-22T01:30', '2027-02-27T01:30']) {
    it(`leaves no car out when clocks go forward after ${pickUp}, whatever the length of the trip in each zone`, async () => {
      const period = { pick_up: pickUp, return: '2027-03-28T01:30' };
      for (const sort of ['price', 'price_desc', 'rating'] as const) {
        for (const prices of [
          {},
          { price_per_day_max: 5_000 },
          { price_per_day_min: 5_000 },
          { total_max: 100_000 },
        ]) {
          const wanted = { ...prices, ...period, sort };
          const found = await searchAll(testApp, wanted, 20);
          assertSameCars(found, bruteForceSearch(everything, wanted, now), wanted);
        }
      }
    });
  }

  it('lists cars of one price once each, whatever the page size', async () => {
    const other = await startTestApp({ now: () => now });
    const owner = await aUser(other, { role: 'car_owner', user_verification: 'verified' });
    const wanted = { sort: 'price' as const, ...periodOf([5, 3]) };
    for (let number = 0; number < 40; number++) {
      // Every third is dearer on the trip's days, and as cheap as the others before them.
      const rates =
        number % 3 === 0 ? [{ from_on: '2026-11-26', to_on: '2026-11-29', daily_price_minor: 4_201 }] : [];
      await aCar(other, owner.uuid, { daily_price_minor: 4_200, rates });
    }
    const all = bruteForceSearch(await readEverything(other.database), wanted, now);
    for (const limit of [1, 7, 39]) assertSameCars(await searchAll(other, wanted, limit), all, wanted);
    await other.close();
  });

  it('lets a trip begin at the minute at which another ends, and no minute earlier', async () => {
    const car = await aCar(testApp, everything.ownerUuid, { place_slug: 'nice' });
    await testApp.database
      .insertInto('car_claims')
      .values({
        car_uuid: car.uuid,
        kind: 'reservation',
        begins_at: new Date('2027-03-01T09:00:00Z'),
        ends_at: new Date('2027-03-05T09:00:00Z'),
        hold_expires_at: null,
      })
      .execute();
    const find = async (pick_up: string, returned: string) =>
      (await searchAll(testApp, { place: 'nice', pick_up, return: returned }, 10)).length;
    assert.equal(await find('2027-03-05T10:00', '2027-03-06T10:00'), 1);
    assert.equal(await find('2027-03-05T09:59', '2027-03-06T10:00'), 0);
    assert.equal(await find('2027-02-27T10:00', '2027-03-01T10:00'), 1);
    assert.equal(await find('2027-02-27T10:00', '2027-03-01T10:01'), 0);
  });

  it('ignores an expired hold', async () => {
    const car = await aCar(testApp, everything.ownerUuid, { place_slug: 'lyon' });
    const hold = { car_uuid: car.uuid, kind: 'hold' as const };
    const [begins_at, ends_at] = [new Date('2027-03-01T09:00:00Z'), new Date('2027-03-05T09:00:00Z')];
    const query = { place: 'lyon', pick_up: '2027-03-02T10:00', return: '2027-03-03T10:00' };
    const insert = (hold_expires_at: Date) =>
      testApp.database
        .insertInto('car_claims')
        .values({ ...hold, begins_at, ends_at, hold_expires_at })
        .execute();
    await insert(new Date(now.getTime() - 1));
    assert.equal((await searchAll(testApp, query, 10)).length, 1);
    await testApp.database.deleteFrom('car_claims').where('car_uuid', '=', car.uuid).execute();
    await insert(new Date(now.getTime() + 60_000));
    assert.equal((await searchAll(testApp, query, 10)).length, 0);
  });

  it('shows only approved and listed cars of verified and active owners', async () => {
    const owner = await aUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    const count = async () => (await searchAll(testApp, { place: 'vienna' }, 10)).length;
    const set = (changes: Record<string, string>) =>
      testApp.database.updateTable('users').set(changes).where('uuid', '=', owner.uuid).execute();
    await aCar(testApp, owner.uuid, { place_slug: 'vienna' });
    await aCar(testApp, owner.uuid, { place_slug: 'vienna', verification: 'pending' });
    await aCar(testApp, owner.uuid, { place_slug: 'vienna', listing: 'paused' });
    assert.equal(await count(), 1);
    await set({ account_status: 'suspended' });
    assert.equal(await count(), 0);
    await set({ account_status: 'active', user_verification: 'expired' });
    assert.equal(await count(), 0);
    await set({ user_verification: 'verified' });
    assert.equal(await count(), 1);
  });

  it('finds nothing in an unknown place, and names the filter to relax', async () => {
    const answer = (await testApp.app.inject('/cars?place=Atlantis')).json<SearchResponse>();
    assert.deepEqual(answer, { cars: [], places: [], has_more: false, next_cursor: null });
    const summary = (
      await testApp.app.inject('/cars/summary?place=Atlantis&type=small')
    ).json<SearchSummary>();
    assert.equal(summary.count, 0);
    assert.deepEqual(
      summary.relax.map(({ drop }) => drop),
      ['place'],
    );
  });

  it('offers the nearest times at which there are cars', async () => {
    const owner = await aUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    const rules = { notice_hours: null, open_hours: null };
    await aCar(testApp, owner.uuid, { place_slug: 'madrid', ...rules });
    const summarise = async (pick_up: string) => {
      const query = new URLSearchParams({ place: 'madrid', pick_up, return: '2026-12-03T10:00' });
      const answer = await testApp.app.inject(`/cars/summary?${query.toString()}`);
      const { count, nearest } = answer.json<SearchSummary>();
      return [count, ...nearest.map((times) => [times.pick_up, times.return, times.count])];
    };
    assert.deepEqual(await summarise('2026-12-01T02:00'), [
      0,
      ['2026-11-30T22:00', '2026-12-03T10:00', 1],
      ['2026-12-01T07:00', '2026-12-03T10:00', 1],
    ]);
    assert.deepEqual(await summarise('2026-12-01T10:00'), [1]);
  });

  it('counts the cars that it finds', async () => {
    const query = { place: 'lisbon', ...periodOf([5, 3]), type: 'small' };
    const found = await searchAll(testApp, query, 100);
    const summary = (
      await testApp.app.inject(`/cars/summary?${new URLSearchParams(query).toString()}`)
    ).json<SearchSummary>();
    assert.deepEqual(summary, { count: found.length, is_capped: false, relax: [], nearest: [] });
  });
});

function inShort({
  car_uuid,
  total,
  price_per_day,
}: Pick<CarCardBody, 'car_uuid' | 'total' | 'price_per_day'>) {
  return [car_uuid, total?.amount_minor ?? null, price_per_day.amount_minor].join(' ');
}

/** The search when a choice is taken as well; its filter's other choices are given up, unless all have to be fulfilled. */
function take(filters: SearchFilters, { filter, value }: FilterCounts['choices'][number]): SearchFilters {
  if (filter === 'features') {
    return { ...filters, features: [filters.features, value].filter(Boolean).join(',') };
  }
  const taken = filter === 'seats' ? Number(value) : filter === 'instant_book' ? true : value;
  return { ...filters, [filter]: taken };
}

describe('filter counts', () => {
  let testApp: TestApp;
  let everything: Everything;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    await manyCars(testApp, 300);
    everything = await readEverything(testApp.database);
  });
  after(() => testApp.close());

  const countFound = (filters: SearchFilters): number =>
    bruteForceSearch(everything, { ...filters, sort: 'rating' }, now).length;

  it('are those of the searches with each choice taken, however many cars are looked at in one step', async () => {
    await fc.assert(
      fc.asyncProperty(
        someSearches,
        fc.constantFrom(7, 120, 2_000),
        // Each tenth of the choices: the brute force takes most of the time.
        fc.integer({ min: 0, max: 9 }),
        async ({ days, sort: _sort, ...query }, atOnce, part) => {
          if (days === undefined) delete query.total_max;
          const { price_per_day_min: least = 0, price_per_day_max: most = Infinity } = query;
          fc.pre(least <= most);
          const filters = { ...query, ...(days === undefined ? {} : periodOf(days)) };
          const { choices } = await countFilterChoices(testApp.deps, filters, atOnce);
          assert.equal(new Set(choices.map(({ filter, value }) => `${filter}=${value}`)).size, 47);
          for (const choice of choices.filter((_, index) => index % 10 === part)) {
            const found = countFound(take(filters, choice));
            const expected = { count: Math.min(found, 100), is_capped: found > 100 };
            assert.deepEqual({ ...choice, ...expected }, choice, JSON.stringify({ filters, atOnce }));
          }
        },
      ),
      { numRuns: 80 },
    );
  });

  it('stop at 100', async () => {
    const { choices } = (await testApp.app.inject('/cars/filter-counts')).json<FilterCounts>();
    const anySeats = choices.find(({ filter, value }) => filter === 'seats' && value === '1');
    assert.ok(countFound({ seats: 1 }) > 100);
    assert.deepEqual(anySeats, { filter: 'seats', value: '1', count: 100, is_capped: true });
  });

  it('are 0 in a place that no one knows', async () => {
    const answer = await testApp.app.inject('/cars/filter-counts?place=Atlantis&type=suv');
    assert.deepEqual(new Set(answer.json<FilterCounts>().choices.map(({ count }) => count)), new Set([0]));
  });

  it('are refused for the dates for which the search is', async () => {
    const query = 'pick_up=2020-12-01T10:00&return=2020-12-02T10:00';
    assert.equal((await testApp.app.inject(`/cars/filter-counts?${query}`)).statusCode, 422);
  });
});
