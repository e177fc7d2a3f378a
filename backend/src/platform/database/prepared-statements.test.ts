import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql, type Kysely } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import type pg from 'pg';
import { preparingPool } from './prepared-statements.js';
import type { Tables } from './tables.js';

describe('a statement', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
    await sql`create table notes (number int, text text)`.execute(database.kysely);
    await sql`insert into notes values (1, 'one'), (2, 'two')`.execute(database.kysely);
  });
  after(async () => {
    await sql`drop table notes`.execute(database.kysely);
    await database.close();
  });

  const inTransaction = <Answer>(run: (transaction: Kysely<Tables>) => Promise<Answer>) =>
    database.kysely.transaction().execute(run);
  /** How many statements this connection has prepared whose text has these words. */
  const prepared = async (connection: Kysely<Tables>, words: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_prepared_statements
      where position(${sql.lit(words)} in statement) > 0 and statement not like '%pg_prepared_statements%'`.execute(
      connection,
    );
    return rows[0]?.count;
  };

  it('is prepared once in transactions of one connection, and answers for its values', async () => {
    const read = (connection: Kysely<Tables>, number: number) =>
      sql<{ text: string }>`select text as once from notes where number = ${number}`.execute(connection);
    await inTransaction(async (transaction) => {
      for (const number of [1, 2, 1, 2, 1, 2, 1, 2]) {
        assert.deepEqual((await read(transaction, number)).rows, [{ once: number === 1 ? 'one' : 'two' }]);
      }
      assert.deepEqual((await read(transaction, 3)).rows, []);
      assert.equal(await prepared(transaction, 'as once'), 1);
    });
  });

  it('is not prepared outside of transactions, nor without values', async () => {
    await database.kysely.connection().execute(async (connection) => {
      await sql`select text as outside from notes where number = ${1}`.execute(connection);
      assert.equal(await prepared(connection, 'as outside'), 0);
    });
    await inTransaction(async (transaction) => {
      await sql`select text as bare from notes`.execute(transaction);
      assert.equal(await prepared(transaction, 'as bare'), 0);
    });
  });

  it('keeps answering when its table gets a column', async () => {
    const numbers: number[] = [];
    const all = () =>
      inTransaction(async (transaction) => {
        const { rows } = await sql`select * from notes where number = ${1}`.execute(transaction);
        const inside =
          await sql`select (select json_agg(line) from (select * from notes where number = ${1}) as line)
          as lines`.execute(transaction);
        await sql`update notes set text = ${'one'} where number = ${1} returning *`.execute(transaction);
        numbers.push(Object.keys(rows[0] as object).length, inside.rows.length);
      });
    for (let times = 0; times < 8; times += 1) await all();
    await sql`alter table notes add column more text`.execute(database.kysely);
    await all();
    assert.deepEqual(numbers.slice(-4), [2, 1, 3, 1]);
  });

  it('is prepared again after a failure', async () => {
    const read = (transaction: Kysely<Tables>, divisor: number) =>
      sql<{
        result: number;
      }>`select 6 / number as result from notes where number = ${2} and 6 / ${divisor}::int > 0`.execute(
        transaction,
      );
    await assert.rejects(
      inTransaction((transaction) => read(transaction, 0)),
      { code: '22012' },
    );
    assert.deepEqual((await inTransaction((transaction) => read(transaction, 1))).rows, [{ result: 3 }]);
  });

  it('runs unprepared when too many are kept', async () => {
    const answers = await inTransaction(async (transaction) => {
      const numbers: unknown[] = [];
      for (let number = 0; number < 300; number += 1) {
        const { rows } = await sql<{
          many: number;
        }>`select ${sql.lit(number)}::int as many where ${1} = 1`.execute(transaction);
        numbers.push(rows[0]?.many);
      }
      const kept = await prepared(transaction, 'as many');
      assert.ok(kept !== undefined && kept > 200 && kept <= 250, `${kept} are prepared`);
      return numbers;
    });
    assert.deepEqual(
      answers,
      Array.from({ length: 300 }, (_, number) => number),
    );
  });
});

it('preparingPool destroys a connection that is lost before its first statement', async () => {
  const ended: unknown[] = [];
  const client = {
    query: () => Promise.reject(new Error('Connection terminated')),
    release: (destroys: unknown) => ended.push(destroys),
  };
  const pool = preparingPool({ connect: () => Promise.resolve(client) } as unknown as pg.Pool, 'postgres');
  await assert.rejects(pool.connect(), /Connection terminated/);
  assert.deepEqual(ended, [true]);
});
