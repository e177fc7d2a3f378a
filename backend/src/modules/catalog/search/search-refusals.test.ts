import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { manyCars } from '../../../../testing/many-cars.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { SearchResponse } from './search.schemas.js';

const now = new Date('2026-11-21T09:30:00Z');

describe('GET /cars', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp({ now: () => now });
    await manyCars(testApp, 10);
  });
  after(() => testApp.close());

  const nonsense: [string, number, string][] = [
    ['pick_up=2026-12-01T10:00', 422, 'return'],
    ['return=2026-12-01T10:00', 422, 'pick_up'],
    ['pick_up=2026-12-02T10:00&return=2026-12-01T10:00', 422, 'return'],
    ['pick_up=2020-12-01T10:00&return=2020-12-02T10:00', 422, 'pick_up'],
    ['pick_up=tomorrow&return=2026-12-01T10:00', 400, 'pick_up'],
    ['pick_up=2026-12-01T10:00Z&return=2026-12-02T10:00', 400, 'pick_up'],
    ['total_max=10000', 422, 'total_max'],
    ['price_per_day_min=9000&price_per_day_max=100', 422, 'price_per_day_max'],
    ['price_per_day_max=-1', 400, 'price_per_day_max'],
    ['price_per_day_max=cheap', 400, 'price_per_day_max'],
    ['type=spaceship', 400, 'type'],
    ['type=small,,suv', 400, 'type'],
    ['features=bluetooth%27%3B--', 400, 'features'],
    ['seats=99', 400, 'seats'],
    ['sort=random', 400, 'sort'],
    ['limit=101', 400, 'limit'],
    ['limit=0', 400, 'limit'],
    ['cursor=abc', 400, 'cursor'],
    ['colour=red', 400, 'colour'],
  ];
  for (const [query, status, field] of nonsense) {
    it(`refuses ?${query} with its field`, async () => {
      const answer = await testApp.app.inject(`/cars?${query}`);
      assert.equal(answer.statusCode, status, answer.body);
      assert.deepEqual(Object.keys(answer.json<{ fields: object }>().fields), [field]);
    });
  }

  it('refuses the cursor of another search', async () => {
    const first = (await testApp.app.inject('/cars?limit=2&sort=price')).json<SearchResponse>();
    const cursor = String(first.next_cursor);
    assert.equal((await testApp.app.inject(`/cars?limit=9&sort=price&cursor=${cursor}`)).statusCode, 200);
    assert.equal((await testApp.app.inject(`/cars?limit=2&sort=newest&cursor=${cursor}`)).statusCode, 400);
    assert.equal(
      (await testApp.app.inject(`/cars?limit=2&sort=price&seats=5&cursor=${cursor}`)).statusCode,
      400,
    );
  });
});
