import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { startTemporaryPgbouncer, type TemporaryPgbouncer } from '../../../dev/temporary-pgbouncer.js';
import { optionsFor } from '../../../testing/database-options.js';
import { createPostgresDatabase, testPostgresUrl } from '../../../testing/test-database.js';
import { migrateToLatest } from '../../migrate.js';
import { startProcessLease } from '../idempotency/process-lease.js';
import { databaseCounter } from '../rate-limits/rate-limit-windows.repository.js';
import { openDatabase } from './database.js';
import { checkSessionDefaults, setSessionDefaults } from './session-defaults.js';

function at<Thing>(things: readonly Thing[], number: number): Thing {
  const thing = things[number % things.length];
  assert.ok(thing !== undefined);
  return thing;
}

const silent = { warn: () => undefined };
const isPostgres = testPostgresUrl() !== undefined;

describe('PostgreSQL', { skip: !isPostgres && 'only for PostgreSQL' }, () => {
  const cleanUps: (() => Promise<void>)[] = [];
  after(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });

  async function openNew() {
    const { url, drop } = await createPostgresDatabase();
    cleanUps.push(drop);
    return { url, open: () => openAt(url) };
  }
  async function openAt(databaseUrl: string) {
    const database = await openDatabase(optionsFor({ databaseUrl, dataDirectory: '' }));
    cleanUps.push(database.close);
    return database;
  }

  it('starts sessions with time limits and in UTC once the defaults are set, and is refused before', async () => {
    const { open } = await openNew();
    const first = await open();
    await assert.rejects(
      checkSessionDefaults(first.kysely),
      /sessions begin without their defaults\. Run the migrations as the database's owner/,
    );
    await Promise.all([1, 2, 3].map(() => setSessionDefaults(first.kysely)));
    const second = await open();
    await checkSessionDefaults(second.kysely);
    const { rows } = await sql<{ timeout: string; idle: string }>`
      select current_setting('statement_timeout') as timeout,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(second.kysely);
    assert.deepEqual(rows, [{ timeout: '30s', idle: '1min' }]);
  });

  it('refuses a process whose connections exceed the limit with those of the others', async () => {
    const { open } = await openNew();
    const { kysely, kind } = await open();
    await migrateToLatest({ kysely, kind });
    const begin = (connections: number) => startProcessLease({ kysely, kind }, silent, 5_000, connections);
    const first = await begin(150);
    await assert.rejects(begin(100), {
      message: /^DATABASE_POOL_SIZE: with this process, up to 250 connections .* PostgreSQL accepts 19\d\./,
    });
    await (await begin(0)).stop();
    await first.stop();
    await (await begin(100)).stop();
  });

  describe('behind PgBouncer in transaction mode', () => {
    let pooler: TemporaryPgbouncer | undefined;
    before(async () => {
      if (isPostgres) pooler = await startTemporaryPgbouncer(testPostgresUrl() ?? '', 2);
      if (pooler !== undefined) cleanUps.push(pooler.stop);
    });

    it('is migrated once by several processes, and keeps their transactions apart', async (test) => {
      if (pooler === undefined) {
        test.skip('PgBouncer is not installed');
        return;
      }
      const { url } = await openNew();
      await setSessionDefaults((await openAt(url)).kysely);
      const address = pooler.through(url);
      const databases = await Promise.all([1, 2, 3].map(() => openAt(address)));
      await Promise.all(databases.map((database) => migrateToLatest(database)));
      await Promise.all(databases.map(({ kysely }) => checkSessionDefaults(kysely)));
      const migrated = await databases[0]?.kysely.selectFrom('users').selectAll().execute();
      assert.deepEqual(migrated, []);

      const counters = databases.map(({ kysely }) => databaseCounter(kysely));
      await Promise.all(
        Array.from({ length: 60 }, (_, number) => at(counters, number).add('key', 1, 60_000)),
      );
      assert.equal((await at(counters, 0).add('key', 1, 60_000)).requests, 61);

      // Each transaction is one server session's from begin to end, whichever it was before.
      const inside = await Promise.all(
        Array.from({ length: 30 }, (_, number) =>
          at(databases, number)
            .kysely.transaction()
            .execute(async (transaction) => {
              await sql`select set_config('app.number', ${String(number)}, true)`.execute(transaction);
              await sql`select pg_sleep(${0.002}::float)`.execute(transaction);
              const { rows } = await sql<{ number: string; prepared: number }>`
              select current_setting(${'app.number'}) as number,
                (select count(*) from pg_prepared_statements) as prepared`.execute(transaction);
              const [row] = rows;
              assert.equal(row?.prepared, 0);
              return row.number;
            }),
        ),
      );
      assert.deepEqual(
        inside,
        Array.from({ length: 30 }, (_, number) => String(number)),
      );
    });

    it('supports leases, their renewal and their end from two processes', async (test) => {
      if (pooler === undefined) {
        test.skip('PgBouncer is not installed');
        return;
      }
      const { url } = await openNew();
      const [one, other] = await Promise.all([1, 2].map(() => openAt(pooler?.through(url) ?? '')));
      assert.ok(one && other);
      await migrateToLatest(one);
      const leases = [await startProcessLease(one, silent), await startProcessLease(other, silent)];
      const living = async () => (await one.kysely.selectFrom('process_leases').selectAll().execute()).length;
      assert.equal(await living(), 2);
      for (const lease of leases) await lease.stop();
      assert.equal(await living(), 0);
    });
  });
});
