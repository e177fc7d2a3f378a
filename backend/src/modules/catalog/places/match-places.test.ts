import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.js';
import { readCities } from './cities.repository.js';
import { matchPlaces } from './match-places.js';

describe('matchPlaces', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  const cases: [string, string[]][] = [
    ['Lisbon', ['lisbon']],
    ['lisboa', ['lisbon']],
    ['LISBON, Portugal', ['lisbon']],
    ['München', ['munich']],
    ['munchen', ['munich']],
    ['Las Palmas', ['las-palmas']],
    ['las-palmas', ['las-palmas']],
    ['Mallorca', ['palma']],
    ['ber', ['berlin']],
    ['Portugal', ['lisbon', 'porto']],
    ['Malaga', ['malaga']],
    ['Atlantis', []],
    ['   ', []],
    ['%', []],
  ];
  for (const [text, slugs] of cases) {
    it(`finds the cities for "${text}"`, async () => {
      const found = matchPlaces(await readCities(database.kysely), text);
      assert.deepEqual(found.map(({ slug }) => slug).sort(), slugs);
    });
  }
});
