import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { Kysely, PostgresDialect } from 'kysely';
import { pino } from 'pino';
import { createPool } from './platform/database/pool.js';
import type { Tables } from './tables.js';
import { checkDiskOf } from './platform/storage/disk-space.js';
import { aPdf } from '../testing/a-document.js';
import { aRegistration, aSignedInUser, headersOf } from '../testing/a-user.js';
import { uploadDocument } from '../testing/ask-verification.js';
import { memoryDocumentStorage } from '../testing/memory-document-storage.js';
import { Draining } from './platform/http/draining.js';
import { createLogger } from './platform/logging/create-logger.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

interface Refusal {
  code: string;
  message: string;
  success?: boolean;
}

describe('the API', () => {
  let testApp: TestApp;
  const log: string[] = [];
  before(async () => {
    const lines = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        log.push(chunk.toString());
        done();
      },
    });
    testApp = await startTestApp({}, { logger: pino({ level: 'info' }, lines) });
    testApp.app.get('/bug', () => {
      throw new Error('the password of the database is hunter2');
    });
  });
  after(async () => {
    await testApp.close();
  });

  const json = { 'content-type': 'application/json' };

  it('answers 404 at an unknown address, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await testApp.app.inject({ method, url: '/nothing' });
      assert.equal(response.statusCode, 404);
      assert.deepEqual(response.json(), { code: 'NOT_FOUND', message: 'There’s nothing at this address.' });
    }
  });

  it('answers 400 to an address that cannot be decoded', async () => {
    const response = await testApp.app.inject({ url: '/%ff' });
    assert.equal(response.statusCode, 400);
    assert.equal(response.json<Refusal>().code, 'MALFORMED_REQUEST');
  });

  const bodies: [
    what: string,
    payload: string,
    headers: Record<string, string>,
    status: number,
    code: string,
  ][] = [
    ['invalid JSON', '{"email":', json, 400, 'MALFORMED_REQUEST'],
    ['an empty body where fields are needed', '', json, 400, 'VALIDATION_FAILED'],
    ['a body that would poison prototypes', '{"__proto__":{"role":"admin"}}', json, 400, 'MALFORMED_REQUEST'],
    ['10 MB', `{"email":"${'a'.repeat(10_000_000)}"}`, json, 413, 'BODY_TOO_LARGE'],
    ['JSON that is nested too deeply', '[{"a":'.repeat(17), json, 400, 'MALFORMED_REQUEST'],
    ['more than 16 kB', `{"email":"${'a'.repeat(16_384)}"}`, json, 413, 'BODY_TOO_LARGE'],
    ['XML', '<email/>', { 'content-type': 'application/xml' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ];
  for (const [what, payload, headers, status, code] of bodies) {
    it(`refuses ${what}`, async () => {
      for (const url of ['/login', '/register']) {
        const response = await testApp.app.inject({ method: 'POST', url, headers, payload });
        assert.equal(response.statusCode, status);
        assert.equal(response.json<Refusal>().code, code);
        assert.equal(response.json<Refusal>().success, url === '/register' ? false : undefined);
      }
    });
  }

  it('refuses JSON that is nested too deeply also where no body is expected', async () => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/reservations/00000000-0000-4000-8000-0000000000ff/accept',
      headers: { ...json, 'idempotency-key': 'deep' },
      payload: '['.repeat(5_000) + ']'.repeat(5_000),
    });
    assert.equal(response.statusCode, 400);
    assert.match(response.json<Refusal>().message, /nested too deeply/);
  });

  it('ignores brackets inside texts when it measures the nesting of JSON', async () => {
    const payload = { email: '[{"\\"['.repeat(20) };
    const response = await testApp.app.inject({ method: 'POST', url: '/login', payload });
    assert.equal(response.json<Refusal>().code, 'VALIDATION_FAILED');
  });

  it('refuses overlong texts within half a second of processor time', async () => {
    const headers = await headersOf(testApp, { uid: 'ada', email: 'ada@example.test' });
    for (const length of [1_000, 16_000, 255_000]) {
      const payload = { ...aRegistration(), street: `${'a'.repeat(length)}\u0001` };
      const before = process.cpuUsage();
      const response = await testApp.app.inject({ method: 'POST', url: '/register', headers, payload });
      const { user, system } = process.cpuUsage(before);
      assert.ok([400, 413].includes(response.statusCode));
      assert.ok(user + system < 500_000, `${length} letters took ${(user + system) / 1000} ms`);
    }
  });

  it('answers 500 without details on a bug, and logs the error with the id of the answer', async () => {
    const response = await testApp.app.inject({
      url: '/bug',
      headers: { 'request-id': 'chosen-by-the-caller' },
    });
    assert.equal(response.statusCode, 500);
    const body = response.json<Refusal>();
    assert.deepEqual(Object.keys(body), ['code', 'message']);
    assert.equal(body.code, 'INTERNAL_ERROR');
    assert.doesNotMatch(response.body, /hunter2/);

    const requestId = String(response.headers['x-request-id']);
    assert.match(body.message, new RegExp(requestId));
    const line = log.find((entry) => entry.includes('hunter2'));
    assert.ok(line?.includes(requestId));
  });

  it('does not log tokens', async () => {
    const headers = await headersOf(testApp, { uid: 'ada', email: 'ada@example.test' });
    await testApp.app.inject({
      method: 'POST',
      url: '/login',
      headers,
      payload: { email: 'ada@example.test' },
    });
    assert.ok(log.length > 0);
    assert.ok(log.every((line) => !line.includes(headers.authorization.slice('Bearer '.length))));
  });

  it('allows the shell’s origin alone to read its answers, refusals included', async () => {
    const ask = async (origin: string) =>
      await testApp.app.inject({ method: 'POST', url: '/login', headers: { ...json, origin }, payload: '{' });
    const allowed = await ask('http://localhost:3000');
    assert.equal(allowed.statusCode, 400);
    assert.equal(allowed.headers['access-control-allow-origin'], 'http://localhost:3000');
    assert.match(String(allowed.headers['access-control-expose-headers']), /\bdate\b/);
    const refused = await ask('http://evil.example');
    assert.equal(refused.headers['access-control-allow-origin'], undefined);
  });

  it('answers the shell’s preflight for JSON with a token', async () => {
    const response = await testApp.app.inject({
      method: 'OPTIONS',
      url: '/register',
      headers: {
        origin: 'http://localhost:3000',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    assert.equal(response.statusCode, 204);
    assert.match(String(response.headers['access-control-allow-headers']), /authorization/);
    assert.equal(response.headers['access-control-max-age'], '86400');
  });

  it('publishes its OpenAPI document', async () => {
    const response = await testApp.app.inject({ url: '/openapi.json' });
    assert.equal(response.statusCode, 200);
    const { paths } = response.json<{ paths: Record<string, Record<string, { responses: object }>> }>();
    assert.deepEqual(Object.keys(paths['/cars/{car_uuid}']?.['get']?.responses ?? {}), ['200', 'default']);
  });

  it('shows the document at /reference in development, and nowhere else', async () => {
    const inDevelopment = await startTestApp({}, { environment: 'development' });
    const get = (url: string) => inDevelopment.app.inject({ url });
    const page = await get('/reference');
    assert.equal(page.statusCode, 200);
    assert.match(String(page.headers['content-security-policy']), /^default-src 'self';/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    assert.ok(files.includes('/reference/static/swagger-ui-bundle.js'));
    for (const file of files) assert.equal((await get(file)).statusCode, 200, file);
    const document = (await get('/openapi.json')).json<object>();
    assert.deepEqual((await get('/reference/json')).json(), document);
    await inDevelopment.close();

    const inProduction = await startTestApp({}, { environment: 'production' });
    assert.equal((await inProduction.app.inject({ url: '/reference' })).statusCode, 404);
    await inProduction.close();
  });

  it('is live and ready while its database answers', async () => {
    for (const url of ['/health', '/health/live', '/health/ready']) {
      const response = await testApp.app.inject({ url });
      assert.deepEqual([response.statusCode, response.json()], [200, { status: 'ok' }], url);
    }
  });

  it('forbids caches to store its answers, refusals included', async () => {
    for (const url of [
      '/cars',
      '/nothing',
      '/%ff',
      '/bug',
      '/my/account',
      '/photos/0123456789abcdef/400.webp',
    ]) {
      const response = await testApp.app.inject({ url });
      assert.equal(response.headers['cache-control'], 'private, no-store', url);
    }
  });
});

describe('the API without its database', () => {
  it('answers 503 where it needs the database, and stays live', async () => {
    // No one listens on port 1.
    const pool = createPool({ host: '127.0.0.1', port: 1 });
    const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const testApp = await startTestApp({ database });
    const headers = await headersOf(testApp, { uid: 'ada', email: 'ada@example.test' });
    const live = await testApp.app.inject({ url: '/health/live' });
    const responses = [
      await testApp.app.inject({ url: '/health' }),
      await testApp.app.inject({ url: '/health/ready' }),
      await testApp.app.inject({
        method: 'POST',
        url: '/login',
        headers,
        payload: { email: 'ada@example.test' },
      }),
    ];
    await testApp.close();
    await database.destroy();
    assert.deepEqual(
      responses.map((response) => [response.statusCode, response.json<Refusal>().code]),
      responses.map(() => [503, 'SERVICE_UNAVAILABLE']),
    );
    assert.equal(live.statusCode, 200);
  });
});

describe('the API while it drains', () => {
  it('is live and not ready, which is no error in the log', async () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line) => void lines.push(line) });
    const draining = new Draining();
    const testApp = await startTestApp({ draining }, { logger });
    draining.begin();
    const ready = await testApp.app.inject({ url: '/health/ready' });
    const live = await testApp.app.inject({ url: '/health/live' });
    await testApp.close();
    assert.deepEqual([ready.statusCode, live.statusCode, lines], [503, 200, []]);
  });
});

describe('the API on a full disk', () => {
  it('stays live, is not ready, and answers 503 to writes', async () => {
    const documentStorage = memoryDocumentStorage();
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    documentStorage.write = () => Promise.reject(full);
    // The real disk, of which more has to be free than any has.
    const checkDisk = checkDiskOf(tmpdir(), 1e15);
    const testApp = await startTestApp({ documentStorage, checkDisk });
    testApp.app.get('/full', () => {
      throw Object.assign(new Error('could not extend file'), { code: '53100', severity: 'ERROR' });
    });
    const ready = await testApp.app.inject({ url: '/health/ready' });
    assert.deepEqual([ready.statusCode, ready.json<Refusal>().code], [503, 'STORAGE_FULL']);
    assert.equal((await testApp.app.inject({ url: '/health/live' })).statusCode, 200);
    const person = await aSignedInUser(testApp);
    const upload = await uploadDocument(testApp, person, 'identity', aPdf());
    assert.deepEqual([upload.status, upload.body.code], [503, 'STORAGE_FULL']);
    const database = await testApp.app.inject({ url: '/full' });
    assert.deepEqual([database.statusCode, database.json<Refusal>().code], [503, 'STORAGE_FULL']);
    assert.equal(database.headers['retry-after'], '60');
    await testApp.close();
  });
});

describe('the API over its rate limit', () => {
  it('answers 429 with Retry-After, and still answers health checks', async () => {
    const testApp = await startTestApp({}, { rateLimitPerMinute: 2 });
    const register = async () =>
      await testApp.app.inject({ method: 'POST', url: '/register', payload: aRegistration() });
    await register();
    await register();
    const third = await register();
    const health = await testApp.app.inject({ url: '/health' });
    await testApp.close();

    assert.equal(third.statusCode, 429);
    assert.equal(third.json<Refusal>().code, 'TOO_MANY_REQUESTS');
    assert.equal(third.json<Refusal>().success, false);
    assert.ok(Number(third.headers['retry-after']) > 0);
    assert.equal(health.statusCode, 200);
  });
});
