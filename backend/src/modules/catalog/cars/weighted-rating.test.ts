import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aCar } from '../../../../testing/a-car.js';
import { aUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { weightedRating } from './weighted-rating.repository.js';

const ratings = [
  { model: 'One of five stars', rating_sum: 5, rating_count: 1 },
  { model: 'Fifty of 4.8', rating_sum: 240, rating_count: 50 },
  { model: 'None yet', rating_sum: 0, rating_count: 0 },
  { model: 'Two of three stars', rating_sum: 6, rating_count: 2 },
  { model: 'Forty of 4.3', rating_sum: 172, rating_count: 40 },
];

describe('the order of top rated cars', () => {
  let testApp: TestApp;

  before(async () => {
    testApp = await startTestApp();
    const owner = await aUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    for (const rating of ratings) await aCar(testApp, owner.uuid, rating);
  });
  after(() => testApp.close());

  it('counts five further reviews of 4.5, so that one of five stars stands below fifty of 4.8', async () => {
    const answer = await testApp.app.inject('/cars');
    const { cars } = answer.json<{ cars: { model: string }[] }>();
    assert.deepEqual(
      cars.map(({ model }) => model),
      ['Fifty of 4.8', 'One of five stars', 'None yet', 'Forty of 4.3', 'Two of three stars'],
    );
  });

  it('is that of its indexes', async () => {
    await testApp.database.connection().execute(async (connection) => {
      await sql`set enable_seqscan = off; set enable_bitmapscan = off`.execute(connection);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select uuid from cars where is_public order by ${weightedRating} desc, uuid`.execute(
        connection,
      );
      await sql`reset enable_seqscan; reset enable_bitmapscan`.execute(connection);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      assert.match(plan, /cars_by_weighted_rating/);
      assert.doesNotMatch(plan, /Sort/);
    });
  });
});
