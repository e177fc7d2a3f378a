import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type { ProblemBody } from './problem.schemas.js';
import { aSignedInUser } from '../../../testing/a-user.js';
import { aCard } from '../../../testing/a-trip.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { publishEvent } from '../outbox/outbox.js';
import { requireUser } from '../../modules/people/users/require-user.js';
import { declaredStatuses, type Responses } from '../../../testing/declared-statuses.js';
import { openapiDocument } from './openapi.js';
import type { Cost } from './cost.js';
import { costLimits } from './limit-costs.js';

interface OpenapiPaths {
  paths: Record<string, Record<string, { responses: Responses }>>;
}

/** A tenth of the product's, so that the tests take less time. */
const costLimitFactor = 0.1;
const limits = {
  notifications: { account: 12, address: 60 },
  payments: { account: 6, address: 30 },
  provider_events: { address: 600 },
  messages: { account: 1, address: 5 },
  visitor_messages: { address: 1 },
  thread_messages: { account: 6, address: 30 },
  previews: { account: 30, address: 150 },
  reports: { account: 1, address: 5 },
};

describe('a route that declares costs', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp({}, { costLimitFactor });
    for (const cost of ['notifications', 'payments'] as const) {
      for (const name of ['one', 'other']) {
        const route = { preHandler: requireUser, config: { costs: [cost] } };
        testApp.app.post(`/${cost}/${name}`, route, () => ({}));
      }
    }
  });
  after(() => testApp.close());

  const person = async () => (await aSignedInUser(testApp, { user_verification: 'verified' })).headers;
  async function send(times: number, request: InjectOptions) {
    const statuses: number[] = [];
    for (let sent = 0; sent < times; sent += 1) {
      statuses.push((await testApp.app.inject({ method: 'POST', ...request })).statusCode);
    }
    return [...new Set(statuses)];
  }

  for (const cost of ['notifications', 'payments'] as const) {
    const { account, address } = limits[cost];

    it(`limits ${cost} of an account across routes and addresses, with Retry-After`, async () => {
      const headers = await person();
      const [one, other] = [`/${cost}/one`, `/${cost}/other`];
      assert.deepEqual(await send(account - 1, { url: one, headers, remoteAddress: '192.0.2.1' }), [200]);
      assert.deepEqual(await send(1, { url: other, headers, remoteAddress: '192.0.2.2' }), [200]);
      const refused = await testApp.app.inject({
        ...({ method: 'POST', url: one, headers, remoteAddress: '192.0.2.3' } as const),
      });
      const { code, message } = refused.json<ProblemBody>();
      assert.deepEqual([refused.statusCode, code], [429, 'TOO_MANY_REQUESTS']);
      assert.match(message, /^That was more than we accept .* Please try again in (9|10) minutes\.$/);
      const retryAfter = Number(refused.headers['retry-after']);
      assert.ok(retryAfter > 500 && retryAfter <= 600, `Retry-After: ${retryAfter}`);
      const another = { url: one, headers: await person(), remoteAddress: '192.0.2.1' };
      assert.deepEqual(await send(1, another), [200]);
    });

    it(`limits ${cost} of an address across accounts`, async () => {
      const from = { url: `/${cost}/one`, remoteAddress: `198.51.100.${cost.length}` };
      const accounts = Math.ceil(address / account);
      for (let index = 0; index < accounts; index += 1) {
        const headers = await person();
        assert.deepEqual(
          await send(Math.min(account, address - index * account), { ...from, headers }),
          [200],
        );
        // The account's own refusals take nothing from the others.
        if (index < accounts - 1) assert.deepEqual(await send(3, { ...from, headers }), [429]);
      }
      assert.deepEqual(await send(1, { ...from, headers: await person() }), [429]);
      // Who is refused anyway is not counted.
      assert.deepEqual(await send(1, from), [401]);
      const elsewhere = { ...from, headers: await person(), remoteAddress: '203.0.113.1' };
      assert.deepEqual(await send(1, elsewhere), [200]);
    });
  }

  it('limits events of the payment provider by address, before their body is read', async () => {
    const request = { url: '/payment-events/test', payload: 'not signed', remoteAddress: '203.0.113.9' };
    assert.deepEqual(await send(limits.provider_events.address, request), [400]);
    const tooLarge = { ...request, payload: 'x'.repeat(300_000) };
    assert.deepEqual(await send(1, tooLarge), [429]);
    assert.deepEqual(await send(1, { ...tooLarge, remoteAddress: '203.0.113.10' }), [413]);
  });

  it('limits support messages by address for visitors, and by account for members', async () => {
    const message = { topic: 'other', text: 'Hello' };
    const headers = { 'idempotency-key': 'a' };
    const payload = { ...message, name: 'Vera', email: 'vera@example.test' };
    const visitor = { url: '/contact', headers, payload, remoteAddress: '203.0.113.20' };
    assert.deepEqual([await send(1, visitor), await send(1, visitor)], [[201], [429]]);
    assert.deepEqual(await send(1, { ...visitor, remoteAddress: '203.0.113.21' }), [201]);
    const member = { url: '/my/cases', headers: { ...headers, ...(await person()) }, payload: message };
    assert.deepEqual([await send(1, member), await send(1, member)], [[201], [429]]);
  });

  it('limits the routes of the product too, such as a payment', async () => {
    const headers = { ...(await person()), 'idempotency-key': 'one' };
    const request = { url: '/reservations/none/pay', headers, remoteAddress: '203.0.113.11' };
    assert.deepEqual(await send(3, { ...request, payload: {} }), [400]);
    assert.deepEqual(await send(limits.payments.account, { ...request, payload: aCard() }), [404]);
    assert.deepEqual(await send(1, { ...request, payload: aCard() }), [429]);
  });
});

describe('the cost limits', () => {
  it('are ten times those of these tests', () => {
    const tenfold = Object.entries(limits).map(([cost, keys]) => [
      cost,
      Object.fromEntries(Object.entries(keys).map(([key, max]) => [key, max * 10])),
    ]);
    assert.deepEqual(costLimits, Object.fromEntries(tenfold));
  });
});

describe('the declared costs', () => {
  it('are required of each changing route, and add 429 to its document', async () => {
    const { app, close } = await startTestApp();
    assert.throws(() => app.post('/new', () => ({})), /POST \/new does not say in config\.costs/);
    assert.throws(
      () => app.post('/new', { config: { costs: ['gold' as Cost] } }, () => ({})),
      /unknown cost: gold/,
    );
    app.get('/read', () => ({}));
    await app.ready();
    const { paths } = openapiDocument(app) as OpenapiPaths;
    const without429 = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method, { responses }]) => method !== 'get' && !declaredStatuses(responses).has(429))
        .map(([method]) => `${method} ${path}`),
    );
    await close();
    assert.deepEqual(without429, []);
  });

  it('fail any test in which a request costs more', async () => {
    const testApp = await startTestApp();
    const { app, deps } = testApp;
    const { user, headers } = await aSignedInUser(testApp, {});
    const event = { kind: 'account_reactivated', userUuid: user.uuid, reason: 'Because' } as const;
    const notify = () => publishEvent(deps.database, event, deps.now());
    let late: Promise<string> | undefined;
    const undeclared = { config: { costs: [] } };
    app.post('/in-a-transaction', undeclared, async () => {
      await deps.database
        .transaction()
        .execute((transaction) => publishEvent(transaction, event, deps.now()));
      return {};
    });
    app.post('/caught', undeclared, async () => (await notify().catch(() => undefined)) ?? {});
    app.post('/after-the-answer', undeclared, () => {
      late = nextTurn()
        .then(notify)
        .then(
          () => 'written',
          () => 'failed',
        );
      return {};
    });
    app.get('/call', async () => (await deps.payments.retrieve({ paymentUuid: randomUUID() })) ?? {});
    const declared = { preHandler: requireUser, config: { costs: ['notifications', 'payments'] as const } };
    app.post('/declared', declared, async () => {
      await notify();
      return (await deps.payments.retrieve({ paymentUuid: randomUUID() })) ?? {};
    });
    const statuses = [];
    for (const url of ['/in-a-transaction', '/caught', '/after-the-answer', '/declared'])
      statuses.push((await app.inject({ method: 'POST', url, headers })).statusCode);
    assert.equal(await late, 'failed');
    statuses.push((await app.inject({ url: '/call' })).statusCode);
    assert.deepEqual(statuses, [500, 200, 200, 200, 500]);
    const undeclaredCosts = [
      ...['in-a-transaction', 'caught', 'after-the-answer'].map(
        (name) => `POST /${name} costs notifications`,
      ),
      'GET /call costs payments',
    ];
    await assert.rejects(testApp.close(), {
      message: undeclaredCosts.map((each) => `${each}, which its config.costs does not say.`).join('\n'),
    });
  });
});
