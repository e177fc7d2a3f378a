import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { sql } from 'kysely';
import { startTemporaryRedis } from '../../../dev/temporary-redis.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { until } from '../../../testing/until.js';
import { batchedCounter } from './batched-counter.js';
import { memoryCounter } from './memory-counter.js';
import { databaseCounter, deleteEndedWindows } from './rate-limit-windows.repository.js';
import { redisCounter } from './redis-counter.js';
import type { RequestCounter } from './request-counter.js';

const silent = { warn: () => undefined };

const hour = 3_600_000;

async function untilCounted(counter: RequestCounter): Promise<void> {
  await until(() => counter.add('is it there?', 1, hour).then(Boolean, () => false));
}

describe('a request counter', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => mock.timers.reset());
  after(() => database.close());

  /** @param pass lets so much of a key's window pass */
  async function assertCounts(counter: RequestCounter, pass: (key: string, ms: number) => Promise<unknown>) {
    const first = await counter.add('a', 1, hour);
    assert.equal(first.requests, 1);
    assert.ok(first.endsInMs > hour / 2 && first.endsInMs <= hour);
    const [second, third] = await Promise.all([counter.add('a', 2, hour), counter.add('a', 3, hour)]);
    assert.deepEqual(
      [second.requests, third.requests].sort((a, b) => a - b).at(-1),
      6,
      'two at once are both counted',
    );
    assert.equal((await counter.add('b', 1, hour)).requests, 1);
    await pass('a', hour / 2);
    const later = await counter.add('a', 1, hour);
    assert.ok(later.endsInMs <= first.endsInMs - hour / 2, 'no request makes its window longer');
    assert.equal((await counter.add('short', 5, hour)).requests, 5);
    await pass('short', hour);
    assert.equal((await counter.add('short', 1, hour)).requests, 1, 'a new window begins at one');
  }

  it('counts by key and window in memory', async () => {
    let now = 0;
    const counter = memoryCounter(50, () => now);
    await assertCounts(counter, async (_key, ms) => (now += ms));
  });

  it('counts by key and window in the database, and deletes ended windows', async () => {
    const pass = (key: string, ms: number) =>
      sql`
        update rate_limit_windows set ends_at = ends_at - ${ms} * interval '1 millisecond'
        where key = ${key}`.execute(database.kysely);
    await assertCounts(databaseCounter(database.kysely), pass);
    await pass('short', hour);
    await deleteEndedWindows(database.kysely);
    const left = await database.kysely
      .selectFrom('rate_limit_windows')
      .select('key')
      .orderBy('key')
      .execute();
    assert.deepEqual(left, [{ key: 'a' }, { key: 'b' }]);
  });

  it('evicts the oldest key in memory when there are too many', async () => {
    const counter = memoryCounter(2);
    for (const key of ['a', 'b', 'c']) await counter.add(key, 1, 60_000);
    assert.equal((await counter.add('c', 1, 60_000)).requests, 2);
    assert.equal((await counter.add('a', 1, 60_000)).requests, 1);
  });

  it('counts in Redis, fails at once while Redis is away, and recovers', async (test) => {
    const server = await startTemporaryRedis();
    if (server === undefined) {
      test.skip('neither valkey-server nor redis-server is installed');
      return;
    }
    const counter = redisCounter(server.url, silent);
    const client = await createClient({ url: server.url })
      .on('error', () => undefined)
      .connect();
    try {
      await untilCounted(counter);
      await assertCounts(counter, async (key, ms) => {
        const stored = `car-rental:rate-limit:${key}`;
        await client.pExpire(stored, (await client.pTTL(stored)) - ms);
      });
      await server.stop();
      await assert.rejects(counter.add('a', 1, 60_000));
      const again = await startTemporaryRedis(Number(new URL(server.url).port));
      await untilCounted(counter);
      await again?.stop();
    } finally {
      counter.close();
      client.destroy();
    }
  });

  it('synchronises with other processes within a second, with far fewer statements than requests', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const behind = memoryCounter();
    let statements = 0;
    const counted: RequestCounter = {
      add: (key, requests, windowMs) => {
        statements += 1;
        return behind.add(key, requests, windowMs);
      },
    };
    const [one, other] = [batchedCounter(counted), batchedCounter(counted)];
    await Promise.all(Array.from({ length: 50 }, () => one.add('a', 1, hour)));
    await Promise.all(Array.from({ length: 50 }, () => other.add('a', 1, hour)));
    await passBatch(500);
    await one.add('a', 1, hour);
    await passBatch(500);
    assert.equal((await one.add('a', 1, hour)).requests, 102);
    assert.equal(statements, 5);
  });

  it('counts requests during a batch, and resends a failed batch', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const behind = memoryCounter();
    const way = { isBlocked: false, isOpen: Promise.resolve() };
    const counter: RequestCounter = {
      add: async (...given) => {
        if (way.isBlocked) throw new Error('away');
        const counted = await behind.add(...given);
        await way.isOpen;
        return counted;
      },
    };
    const batched = batchedCounter(counter, 20);
    const add = async () => (await batched.add('a', 1, hour)).requests;
    const countedBehind = async () => (await behind.add('a', 0, hour)).requests;
    assert.deepEqual([await add(), await add()], [1, 2]);
    let open: () => void = () => undefined;
    way.isOpen = new Promise((resolve) => (open = resolve));
    await passBatch(20);
    assert.equal(await countedBehind(), 2);
    assert.equal(await add(), 3);
    open();
    await nextTurn();
    assert.equal(await add(), 4);
    await passBatch(20);
    assert.equal(await countedBehind(), 4);

    way.isBlocked = true;
    await add();
    await passBatch(20);
    assert.equal(await countedBehind(), 4);
    way.isBlocked = false;
    await add();
    await passBatch(20);
    assert.equal(await countedBehind(), 6);
  });
});

/** Lets the time between two batches pass, and the batch arrive. */
async function passBatch(everyMs: number): Promise<void> {
  mock.timers.tick(everyMs);
  await nextTurn();
}

describe('two processes with one counter', () => {
  let apps: TestApp[] = [];
  let database: TestDatabase;
  let isAway = false;
  before(async () => {
    database = await openTestDatabase();
    const shared = databaseCounter(database.kysely);
    const requestCounter: RequestCounter = {
      add: (...counted) => (isAway ? Promise.reject(new Error('away')) : shared.add(...counted)),
    };
    const options = { requestCounter, rateLimitPerMinute: 30, costLimitFactor: 0.001 };
    apps = [await startTestApp({}, options), await startTestApp({}, options)];
  });
  after(async () => {
    for (const app of apps) await app.close();
    await database.close();
  });

  const send = async (process: number, url: string, address: string, times: number) => {
    const statuses: number[] = [];
    for (let sent = 0; sent < times; sent += 1) {
      const method = url === '/places?query=a' ? 'GET' : 'POST';
      const answer = await apps[process]?.app.inject({ method, url, remoteAddress: address });
      statuses.push(answer?.statusCode ?? 0);
    }
    return statuses.map((status) => status === 429);
  };
  const times = (count: number, isRefused: boolean) => Array.from({ length: count }, () => isRefused);

  it('limit costs together, to the request', async () => {
    assert.deepEqual(await send(0, '/payment-events/test', '192.0.2.1', 4), times(4, false));
    assert.deepEqual(await send(1, '/payment-events/test', '192.0.2.1', 4), [
      ...times(2, false),
      ...times(2, true),
    ]);
    assert.deepEqual(await send(0, '/payment-events/test', '192.0.2.1', 1), [true]);
    assert.deepEqual(await send(0, '/payment-events/test', '192.0.2.2', 1), [false]);
  });

  it('limit all requests together, a batch later', async () => {
    assert.deepEqual(await send(0, '/places?query=a', '192.0.2.3', 25), times(25, false));
    const { kysely } = database;
    const counted = kysely.selectFrom('rate_limit_windows').where('key', 'like', '%192.0.2.3');
    await until(async () => (await counted.select('requests').executeTakeFirst())?.requests === 25);
    assert.deepEqual(await send(1, '/places?query=a', '192.0.2.3', 8), [
      ...times(5, false),
      ...times(3, true),
    ]);
  });

  it('count separately while the counter is away', async () => {
    isAway = true;
    assert.deepEqual(await send(0, '/places?query=a', '192.0.2.4', 32), [
      ...times(30, false),
      ...times(2, true),
    ]);
    assert.deepEqual(await send(1, '/places?query=a', '192.0.2.4', 1), [false]);
    isAway = false;
  });
});
