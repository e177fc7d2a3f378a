import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { decodeListCursor, pageOf } from './list-cursor.js';
import { readListRows } from './list-rows.repository.js';

const rows = ['09:00', '10:00', '10:00', '10:00', '11:00'].map((time, index) => ({
  uuid: `00000000-0000-4000-8000-00000000000${index}`,
  at: new Date(`2026-11-21T${time}:00Z`),
}));

describe('a list', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  const select = sql<(typeof rows)[number]>`(
    select column1::uuid as uuid, column2::timestamptz as at
    from (values ${sql.join(rows.map(({ uuid, at }) => sql`(${uuid}, ${at.toISOString()})`))}) as given
  )`;
  const readAll = async (...directions: ['asc' | 'desc', 'asc' | 'desc']) => {
    const read: number[] = [];
    let cursor: string | undefined;
    do {
      const position = decodeListCursor('rows', cursor);
      const query = { by: 'at', directions, after: position, limit: 2 } as const;
      const found = await readListRows(database.kysely, select, query);
      const { page, next_cursor } = pageOf('rows', found, 2, 'at');
      read.push(...page.map(({ uuid }) => Number(uuid.at(-1))));
      cursor = next_cursor ?? undefined;
    } while (cursor !== undefined);
    return read;
  };

  it('has each row on one page when several have the same time, in every order', async () => {
    assert.deepEqual(await readAll('asc', 'asc'), [0, 1, 2, 3, 4]);
    assert.deepEqual(await readAll('desc', 'desc'), [4, 3, 2, 1, 0]);
    assert.deepEqual(await readAll('desc', 'asc'), [4, 1, 2, 3, 0]);
    assert.deepEqual(await readAll('asc', 'desc'), [0, 3, 2, 1, 4]);
  });
});
