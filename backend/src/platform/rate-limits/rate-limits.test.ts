import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryRedis } from '../../../dev/temporary-redis.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { batchedCounter } from './batched-counter.js';
import { memoryCounter } from './memory-counter.js';
import { databaseCounter, deleteEndedWindows } from './rate-limit-windows.repository.js';
import { redisCounter } from './redis-counter.js';
import type { RequestCounter } from './request-counter.js';

const silent = { warn: () => undefined };

async function untilCounted(counter: RequestCounter): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await counter.add('is it there?', 1, 1_000).then(Boolean, () => false)) return;
    await sleep(20);
  }
  assert.fail('Redis could not be reached');
}

describe('a request counter', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  async function assertCounts(counter: RequestCounter) {
    const first = await counter.add('a', 1, 60_000);
    assert.equal(first.requests, 1);
    assert.ok(first.endsInMs > 55_000 && first.endsInMs <= 60_000);
    const [second, third] = await Promise.all([counter.add('a', 2, 60_000), counter.add('a', 3, 60_000)]);
    assert.deepEqual(
      [second.requests, third.requests].sort((a, b) => a - b).at(-1),
      6,
      'two at once are both counted',
    );
    assert.equal((await counter.add('b', 1, 60_000)).requests, 1);
    await sleep(30);
    const later = await counter.add('a', 1, 60_000);
    assert.ok(later.endsInMs <= first.endsInMs - 20, 'no request makes its window longer');
    assert.equal((await counter.add('short', 5, 40)).requests, 5);
    await sleep(60);
    assert.equal((await counter.add('short', 1, 40)).requests, 1, 'a new window begins at one');
  }

  it('counts by key and window in memory', () => assertCounts(memoryCounter()));

  it('counts by key and window in the database, and deletes ended windows', async () => {
    await assertCounts(databaseCounter(database.kysely));
    await sleep(60);
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
    try {
      await untilCounted(counter);
      await assertCounts(counter);
      await server.stop();
      await assert.rejects(counter.add('a', 1, 60_000));
      const again = await startTemporaryRedis(Number(new URL(server.url).port));
      await untilCounted(counter);
      await again?.stop();
    } finally {
      counter.close();
    }
  });

  it('synchronises with other processes in batches, with far fewer statements than requests', async () => {
    const behind = memoryCounter();
    let statements = 0;
    const counted: RequestCounter = {
      add: (key, requests, windowMs) => {
        statements += 1;
        return behind.add(key, requests, windowMs);
      },
    };
    const [one, other] = [batchedCounter(counted, 20), batchedCounter(counted, 20)];
    await Promise.all(Array.from({ length: 50 }, () => one.add('a', 1, 60_000)));
    await Promise.all(Array.from({ length: 50 }, () => other.add('a', 1, 60_000)));
    await sleep(60);
    await one.add('a', 1, 60_000);
    await sleep(60);
    assert.equal((await one.add('a', 1, 60_000)).requests, 102);
    assert.ok(statements <= 7, `${statements} statements`);
  });

  it('counts requests during a batch, and resends a failed batch', async () => {
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
    const add = async () => (await batched.add('a', 1, 60_000)).requests;
    const untilBehind = async (requests: number) => {
      for (let tries = 0; (await behind.add('a', 0, 60_000)).requests !== requests; tries += 1) {
        assert.ok(tries < 500, `${requests} requests are not counted`);
        await sleep(10);
      }
    };
    assert.deepEqual([await add(), await add()], [1, 2]);
    let open: () => void = () => undefined;
    way.isOpen = new Promise((resolve) => (open = resolve));
    await untilBehind(2);
    assert.equal(await add(), 3);
    open();
    await new Promise(setImmediate);
    assert.equal(await add(), 4);
    await untilBehind(4);

    way.isBlocked = true;
    await add();
    await sleep(60);
    way.isBlocked = false;
    await add();
    await untilBehind(6);
  });
});

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

  it('limit all requests together, within a second', async () => {
    assert.deepEqual(await send(0, '/places?query=a', '192.0.2.3', 25), times(25, false));
    await sleep(700);
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
