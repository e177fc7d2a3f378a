import assert from 'node:assert/strict';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';

describe('concurrent requests', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  it('get their own rows while others have transactions open', async () => {
    const ask = async (wanted: number, slowly: boolean) => {
      const { rows } = await database.kysely.transaction().execute(async (transaction) => {
        await sql`select ${wanted}::int as first`.execute(transaction);
        if (slowly) for (let turns = 0; turns < 5; turns += 1) await nextTurn();
        return await sql<{ value: number }>`select ${wanted}::int as value`.execute(transaction);
      });
      const alone = await Promise.all([
        sql<{ value: number }>`select ${wanted}::int as value`.execute(database.kysely),
        sql<{ value: number; other: string }>`
          select ${wanted}::int as value, ${String(wanted)}::text as other`.execute(database.kysely),
      ]);
      return [rows[0]?.value, alone[0].rows[0]?.value, alone[1].rows[0]?.value, alone[1].rows[0]?.other];
    };
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(index, index % 3 === 0)));
    answers.forEach((answer, index) => assert.deepEqual(answer, [index, index, index, String(index)]));
  });
});
