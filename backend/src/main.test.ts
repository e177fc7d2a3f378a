import assert from 'node:assert/strict';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { demoAccounts } from '../demo/demo-accounts.js';
import { aRealDeployment } from '../testing/a-real-deployment.js';
import { killStartedProcesses, startProcess } from '../testing/child-process.js';
import { embeddedTemplate } from '../testing/embedded-template.js';
import { startFakeIdentityEmulator } from '../testing/fake-identity-emulator.js';
import { createPostgresDatabase, testPostgresUrl } from '../testing/test-database.js';
import { issueUnsigned } from '../testing/token-issuer.js';
import { until } from '../testing/until.js';

const isOnPostgres = testPostgresUrl() !== undefined;

async function untilNotReady(url: string): Promise<void> {
  const refused = await until(async () => {
    const response = await fetch(`${url}/health/ready`);
    return response.status === 503 && response;
  });
  assert.match(((await refused.json()) as { message: string }).message, /about to stop/);
}

async function untilRefused(url: string): Promise<void> {
  await until(() =>
    fetch(`${url}/health/live`).then(
      () => false,
      () => true,
    ),
  );
}

describe('the backend as a process', () => {
  let dataDirectory: string;
  let environment: Record<string, string>;
  let dropDatabase: () => Promise<void> = () => Promise.resolve();
  before(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'car-rental-test-'));
    environment = { BACKEND_PORT: '0', DATA_DIR: dataDirectory, SEED_DEMO: 'false' };
    if (isOnPostgres) {
      const { url, drop } = await createPostgresDatabase();
      dropDatabase = drop;
      environment = { ...environment, DATABASE_URL: url };
    } else {
      await cp(await embeddedTemplate(), join(dataDirectory, 'database'), { recursive: true });
    }
  });
  after(async () => {
    await dropDatabase();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  afterEach(killStartedProcesses);

  const start = (settings: Record<string, string> = {}) =>
    startProcess('demo/main.ts', { ...environment, ...settings });
  const ready = /Backend ready: (\S+) \(database: (\w+)\)/;

  it('signs in the demo accounts, refuses 10 MB, and completes open requests when it stops', async () => {
    const emulator = await startFakeIdentityEmulator(
      demoAccounts.map(({ identityUid, email }) => ({ localId: identityUid, email })),
    );
    // Longer than a busy machine may keep this test from asking.
    const settings = { IDENTITY_EMULATOR_URL: emulator.url, SEED_DEMO: 'true', DRAIN_DELAY_SECONDS: '4' };
    const backend = start(settings);
    const [, url = '', kind] = await backend.untilPrinted(ready);
    assert.equal(kind, isOnPostgres ? 'postgres' : 'embedded');

    for (const { identityUid, email, role, accountStatus } of demoAccounts) {
      const response = await fetch(`${url}/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${issueUnsigned({ uid: identityUid, email })}`,
        },
        body: JSON.stringify({ email }),
      });
      const { user } = (await response.json()) as { user: { role: string; account_status: string } };
      assert.deepEqual([user.role, user.account_status], [role, accountStatus]);
    }

    const tooMuch = await fetch(`${url}/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fname: 'x'.repeat(10_000_000) }),
    });
    assert.equal(tooMuch.status, 413);
    assert.equal(((await tooMuch.json()) as { code: string }).code, 'BODY_TOO_LARGE');

    const body = JSON.stringify({ email: 'nobody@example.test' });
    const slow = request(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    const slowAnswer = once(slow, 'response') as Promise<[IncomingMessage]>;
    await new Promise((resolve) => slow.write(body.slice(0, 5), resolve));
    // The backend reads what came before this first.
    await fetch(`${url}/health/live`);
    const ended = backend.end('SIGINT');
    await untilNotReady(url);
    const live = await fetch(`${url}/health/live`);
    assert.equal(live.status, 200, 'it lives, and still answers');
    assert.equal(live.headers.get('connection'), 'close');
    await untilRefused(url);
    slow.end(body.slice(5));
    assert.equal((await slowAnswer)[0].statusCode, 401, 'a request under way is answered to its end');
    assert.equal(await ended, 0);
    await emulator.stop();
  });

  it('refuses to share its data folder with a second process', { skip: isOnPostgres }, async () => {
    const backend = start();
    await backend.untilPrinted(ready);
    const second = start();
    assert.equal(await second.exited(), 1);
    assert.match(second.output(), new RegExp(`in use by process ${backend.child.pid} .*DATA_DIR`));
    assert.equal(await backend.end('SIGTERM'), 0);
  });

  it('migrates and exits with the role migrate alone', async () => {
    const release = startProcess('demo/main.ts', environment, ['migrate']);
    assert.equal(await release.exited(), 0, release.output());
    assert.match(release.output(), /^Database migrated \((embedded|postgres)\)\.$/m);
  });

  const failures: [circumstance: string, settings: Record<string, string>, message: RegExp][] = [
    ['in production with the demo project', { NODE_ENV: 'production' }, /NODE_ENV is production/],
    [
      "in production with a stray setting of Google's tools",
      {
        ...aRealDeployment,
        NODE_ENV: 'production',
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      },
      /identity emulator accepts tokens that nobody signed/,
    ],
    [
      'in development with a real project and nothing else',
      { NODE_ENV: 'development', FIREBASE_PROJECT_ID: 'car-rental' },
      /settings cannot be used as they are:\n.*\n(?:.*\n)*APP_URL: is needed for the links in mails\.$/m,
    ],
  ];
  it('does not start with insecure settings, and names the reason', async () => {
    await Promise.all(
      failures.map(async ([circumstance, settings, message]) => {
        const backend = start(settings);
        assert.equal(await backend.exited(), 1, circumstance);
        assert.match(backend.output(), message, circumstance);
      }),
    );
  });

  it('names the port that is in use, and the variable that changes it', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    other.unref();
    const { port } = other.address() as AddressInfo;
    const backend = start({ BACKEND_PORT: String(port) });
    assert.equal(await backend.exited(), 1);
    assert.match(backend.output(), new RegExp(`Port ${port} is taken .*BACKEND_PORT`));
    other.close();
  });

  it('serves the health of a worker without the API, and stops', { skip: !isOnPostgres }, async () => {
    const worker = startProcess('demo/main.ts', { ...environment, HEALTH_PORT: '0' }, ['migrate', 'worker']);
    const [, url = ''] = await worker.untilPrinted(/Health: (\S+)\/health\/ready/);
    const statuses = await Promise.all(
      ['/health/live', '/health/ready', '/cars'].map(async (path) => (await fetch(url + path)).status),
    );
    assert.deepEqual(statuses, [200, 200, 404]);
    assert.equal(await worker.end('SIGTERM'), 0);
    await assert.rejects(fetch(`${url}/health/live`));
  });
});
