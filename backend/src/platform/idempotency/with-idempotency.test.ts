import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { aUser } from '../../../testing/a-user.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { until } from '../../../testing/until.js';
import type { Deps } from '../deps.js';
import { setCaller } from '../http/caller.js';
import { Problem, type ProblemCode } from '../http/problem.js';
import { compileValidator } from '../http/validation.js';
import { forgetOldRequests } from './forget-old-requests.js';
import { renewLease } from './process-lease.repository.js';
import { aroundProviderCall, type ProviderOperation } from './around-provider-call.js';
import type { BeginOnce } from './begin-once.js';
import { IdempotencyHeaders } from './idempotency.schemas.js';
import { withIdempotency } from './with-idempotency.js';

const start = Date.parse('2026-11-21T09:30:00Z');

describe('a request with an idempotency key', () => {
  let database: TestDatabase;
  let userUuid: string;
  let key: string;
  let now: number;
  /** How often the time was read: once for each look at the request under way. */
  let looks = 0;
  before(async () => {
    database = await openTestDatabase();
    userUuid = (await aUser({ database: database.kysely })).uuid;
  });
  beforeEach(() => {
    [key, now] = [randomUUID(), start];
  });
  after(() => database.close());

  const ours = randomUUID();
  const other = randomUUID();
  const asked = (idempotencyKey: unknown = key, url = '/pay') => {
    const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
    const request = { method: 'POST', url, headers, body: undefined } as FastifyRequest;
    setCaller(request, userUuid);
    return request;
  };
  const deps = (processUuid = ours) =>
    ({
      database: database.kysely,
      now: () => {
        looks += 1;
        return new Date(now);
      },
      processUuid,
    }) as Deps;
  type Operation = ProviderOperation<string, string>;
  const send = (operation: Operation, { given = {}, processUuid = ours, request = asked() } = {}) =>
    aroundProviderCall(deps(processUuid), request, given, operation);
  const answer = (body: string) => Promise.resolve({ status: 201, body });
  const inTransaction = async (begin: BeginOnce) => await database.kysely.transaction().execute(begin);
  const answers = (body: string): Operation => ({
    act: async ({ begin }) => {
      await inTransaction(begin);
      return body;
    },
    answer,
  });
  /** Does what must happen once, and then fails. */
  const begunAndFails = (error = new Error('done twice')): Operation => ({
    act: async ({ begin }) => {
      await inTransaction(begin);
      throw error;
    },
    answer,
  });
  const never = begunAndFails();
  const row = async () =>
    await database.kysely
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
  const refusal = (status: number, code: ProblemCode) => ({ status, code });

  it('runs once, and is answered alike when repeated', async () => {
    assert.deepEqual(await send(answers('one')), { status: 201, body: 'one' });
    assert.deepEqual(await send(never), { status: 201, body: 'one' });
  });

  it('is refused when it differs from the first under its key', async () => {
    await send(answers('one'), { given: { amount: 1 } });
    const reused = refusal(409, 'IDEMPOTENCY_KEY_REUSED');
    await assert.rejects(send(never, { given: { amount: 2 } }), reused);
    await assert.rejects(send(never, { given: { amount: 1 }, request: asked(key, '/other') }), reused);
  });

  it('can be retried when it changed nothing', async () => {
    await assert.rejects(send(never), /done twice/);
    assert.equal(await row(), undefined);
    assert.deepEqual(await send(answers('two')), { status: 201, body: 'two' });
  });

  it('stays done when it fails after its transaction', async () => {
    const again = () => Promise.resolve('was done');
    await assert.rejects(send({ ...begunAndFails(new Error('died')), again }), /died/);
    assert.deepEqual((await row())?.done_at, new Date(start));
    now += 15_001;
    assert.deepEqual(await send({ ...never, again }), { status: 201, body: 'was done' });
    assert.deepEqual(await send(never), { status: 201, body: 'was done' });
  });

  it('leaves neither key nor change in one transaction that is refused, and both in one that is not', async () => {
    const refused = new Problem(409, 'MOVE_NOT_ALLOWED', 'No.');
    const once = (act: Parameters<typeof withIdempotency<string>>[3]) =>
      withIdempotency(deps(), asked(), {}, act);
    await assert.rejects(
      once(() => Promise.reject(refused)),
      refused,
    );
    assert.equal(await row(), undefined);
    assert.deepEqual(await once(() => answer('one')), { status: 201, body: 'one' });
    assert.deepEqual([(await row())?.response_status, (await row())?.response], [201, 'one']);
    assert.deepEqual(await once(() => Promise.reject(refused)), { status: 201, body: 'one' });
  });

  it('repeats the answer of a declined payment', async () => {
    const declined = new Problem(402, 'PAYMENT_DECLINED', 'Declined.');
    await assert.rejects(send(begunAndFails(declined)), declined);
    await assert.rejects(send(never), {
      ...refusal(402, 'PAYMENT_DECLINED'),
      message: 'Declined.',
      fields: undefined,
    });
  });

  it('waits for the answer of the same request under way', async () => {
    let end: ((body: string) => void) | undefined;
    const first = send({
      act: async ({ begin }) => {
        await inTransaction(begin);
        return await new Promise((resolve) => (end = resolve));
      },
      answer,
    });
    // Another connection may see the key before the first request has begun.
    const endFirst = await until(() => end);
    const second = send(never);
    endFirst('slow');
    assert.deepEqual(await Promise.all([first, second]), [
      { status: 201, body: 'slow' },
      { status: 201, body: 'slow' },
    ]);
  });

  it('is answered as the other when another process began it first', async () => {
    let begin: (() => void) | undefined;
    const late = send(
      {
        act: async (own) => {
          await new Promise<void>((resolve) => (begin = resolve));
          await inTransaction(own.begin);
          return 'late';
        },
        answer,
      },
      { processUuid: other },
    );
    const beginLate = await until(() => begin);
    assert.deepEqual(await send(answers('first')), { status: 201, body: 'first' });
    beginLate();
    assert.deepEqual(await late, { status: 201, body: 'first' });
  });

  it('is taken over from a dead process, which changes nothing of it later', async () => {
    let fail: (() => void) | undefined;
    const first = send(
      {
        act: async ({ begin }) => {
          await inTransaction(begin);
          return await new Promise((_resolve, reject) => {
            fail = () => {
              reject(new Error('late'));
            };
          });
        },
        answer,
      },
      { processUuid: other },
    );
    const failFirst = await until(() => fail);
    assert.deepEqual(await send(answers('taken over')), { status: 201, body: 'taken over' });
    failFirst();
    await assert.rejects(first, /late/);
    assert.deepEqual(await send(never), { status: 201, body: 'taken over' });
  });

  it('is left to a live process for 90 seconds', async () => {
    await renewLease(database.kysely, other, 60_000);
    const begun = {
      user_uuid: userUuid,
      key,
      route: 'POST /pay',
      created_at: new Date(start),
    };
    const hash = async () => {
      await send(answers('x'));
      const { request_hash } = (await row())!;
      await database.kysely.deleteFrom('idempotency_keys').where('key', '=', key).execute();
      return request_hash;
    };
    await database.kysely
      .insertInto('idempotency_keys')
      .values({ ...begun, request_hash: await hash(), process_uuid: other })
      .execute();
    now = start + 90_000;
    const waiting = send(answers('mine'));
    let isAnswered = false;
    void waiting.then(() => (isAnswered = true));
    const before = looks;
    await until(() => looks > before + 3);
    assert.equal(isAnswered, false);
    now = start + 90_001;
    assert.deepEqual(await waiting, { status: 201, body: 'mine' });
  });

  it('requires a key of visible characters', () => {
    const validate = compileValidator({
      schema: IdempotencyHeaders,
      method: 'POST',
      url: '/pay',
      httpPart: 'headers',
    });
    const refusalOf = (headers: unknown) => (validate(headers) as { error?: Problem }).error?.code;
    for (const wrong of [undefined, '', 'a b', 'é', 'x'.repeat(201)])
      assert.equal(refusalOf({ accept: '*/*', 'idempotency-key': wrong }), 'IDEMPOTENCY_KEY_REQUIRED');
    assert.equal(refusalOf({}), 'IDEMPOTENCY_KEY_REQUIRED');
    for (const good of ['~'.repeat(200), '!', '5'])
      assert.equal(refusalOf({ accept: '*/*', 'idempotency-key': good }), undefined);
  });

  it('is kept for 48 hours', async () => {
    await send(answers('one'));
    now = start + 48 * 3_600_000;
    await forgetOldRequests(deps());
    assert.notEqual(await row(), undefined);
    now += 1;
    await forgetOldRequests(deps());
    assert.equal(await row(), undefined);
  });
});
