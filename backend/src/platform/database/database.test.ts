import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { optionsFor } from '../../../testing/database-options.js';
import {
  createPostgresDatabase,
  openTestDatabase,
  testPostgresUrl,
  type TestDatabase,
} from '../../../testing/test-database.js';
import { openDatabase } from './database.js';
import { migrateToLatest } from '../../migrate.js';

describe('the database', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(async () => {
    await database.close();
  });

  async function read(expression: string): Promise<unknown> {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
      database.kysely,
    );
    return rows[0]?.value;
  }

  it('is of the kind that the test run selects', () => {
    assert.equal(database.kind, testPostgresUrl() === undefined ? 'embedded' : 'postgres');
  });

  it('returns a calendar day as written, whatever the zone of the server', async () => {
    assert.equal(await read("date '2099-03-28'"), '2099-03-28');
  });

  it('returns counts as numbers, and refuses to round one that does not fit', async () => {
    assert.equal(await read('count(*)'), 1);
    await assert.rejects(read('9007199254740993::bigint'), RangeError);
  });

  it('works in UTC', async () => {
    assert.match(String(await read("current_setting('TimeZone')")), /^(UTC|GMT|Etc\/UTC)$/);
  });

  it('excludes overlapping periods, and searches despite typing errors and accents', async () => {
    assert.equal(await read("unaccent('Zoë')"), 'Zoe');
    assert.equal(await read("'Toyota' % 'Toyotta'"), true);
    await sql`create table trips (car int, period tstzrange, exclude using gist (car with =, period with &&))`.execute(
      database.kysely,
    );
    await sql`insert into trips values (1, '[2099-01-01, 2099-01-03)')`.execute(database.kysely);
    await sql`insert into trips values (1, '[2099-01-03, 2099-01-04)')`.execute(database.kysely);
    await assert.rejects(
      sql`insert into trips values (1, '[2099-01-02, 2099-01-05)')`.execute(database.kysely),
      {
        code: '23P01',
      },
    );
  });

  it('keeps the queries of many callers apart', async () => {
    const values = Array.from({ length: 200 }, (_, index) => index);
    const answers = await Promise.all(
      values.map(async (value) => {
        const { rows } = await sql<{ value: number | string }>`
          select ${value % 2 === 0 ? sql`${value}::int` : sql`${String(value)}::text`} as value`.execute(
          database.kysely,
        );
        return Number(rows[0]?.value);
      }),
    );
    assert.deepEqual(answers, values);
  });

  it('rolls back a failed transaction while others carry on', async () => {
    await sql`create table notes (text text)`.execute(database.kysely);
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into notes values ('lost')`.execute(transaction);
      throw new Error('changed my mind');
    });
    const other = sql`insert into notes values ('kept')`.execute(database.kysely);
    await assert.rejects(failing, /changed my mind/);
    await other;
    const { rows } = await sql<{ text: string }>`select text from notes`.execute(database.kysely);
    assert.deepEqual(rows, [{ text: 'kept' }]);
  });

  it('is migrated once when several processes start together', async () => {
    const place = await emptyDatabase();
    const first = await openDatabase(optionsFor(place));
    // The embedded database has one process and one session; several callers in it must not collide either.
    const others = place.databaseUrl === undefined ? [first, first] : await openTwice(place);
    await Promise.all([first, ...others].map((database) => migrateToLatest(database)));
    await migrateToLatest(first);
    const users = await first.kysely.selectFrom('users').selectAll().execute();
    for (const opened of new Set([...others, first])) await opened.close();
    await place.remove();
    assert.deepEqual(users, []);
  });
});

async function openTwice(place: Parameters<typeof optionsFor>[0]) {
  return [await openDatabase(optionsFor(place)), await openDatabase(optionsFor(place))];
}

async function emptyDatabase() {
  if (testPostgresUrl() !== undefined) {
    const { url, drop } = await createPostgresDatabase();
    return { databaseUrl: url, dataDirectory: '', remove: drop };
  }
  const dataDirectory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
  const remove = async () => {
    await rm(dataDirectory, { recursive: true, force: true });
  };
  return { databaseUrl: undefined, dataDirectory, remove };
}
