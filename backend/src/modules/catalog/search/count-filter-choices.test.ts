import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { bruteForceSearch, readEverything, type Everything } from '../../../../testing/brute-force-search.js';
import { manyCars } from '../../../../testing/many-cars.js';
import { periodOf, someSearches } from '../../../../testing/some-searches.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { countFilterChoices } from './count-filter-choices.js';
import type { FilterCounts, SearchFilters } from './search.schemas.js';

const now = new Date('2026-11-21T09:30:00Z');

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
