import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { telemetryReaders } from './telemetry-readers.js';

const load = {
  remote: 'remote-auth',
  version: 'aaa',
  attempt: 1,
  phase: 'remote',
  duration_ms: 100,
  overridden: false,
};

describe('What shells report of loading remotes', () => {
  let test: TestApp;
  let now = new Date('2099-07-01T12:00:00Z');
  const report = async (...loads: object[]) =>
    await test.app.inject({ method: 'POST', url: '/telemetry/remote-loads', payload: { loads } });
  const read = async (key = 'the key') =>
    await test.app.inject({ url: '/telemetry/remote-loads', headers: { 'x-telemetry-key': key } });

  before(async () => {
    test = await startTestApp({ now: () => now, mayReadTelemetry: (key) => key === 'the key' });
  });
  after(() => test.close());

  it('is counted by version, with its failures by kind, and without what somebody tried out', async () => {
    const answer = await report(
      load,
      { ...load, duration_ms: 300 },
      { ...load, phase: 'screen', duration_ms: 5 },
      { ...load, phase: 'entry', error: 'load' },
      { ...load, attempt: 2, error: 'timeout', duration_ms: 120_000 },
      { ...load, error: 'load', overridden: true },
      { ...load, version: 'bbb' },
    );
    assert.equal(answer.statusCode, 204);

    assert.deepEqual((await read()).json(), {
      versions: [
        {
          remote: 'remote-auth',
          version: 'aaa',
          loads: 5,
          failures: 2,
          median_ms: 100,
          p95_ms: 300,
          errors: { load: 1, timeout: 1 },
        },
        {
          remote: 'remote-auth',
          version: 'bbb',
          loads: 1,
          failures: 0,
          median_ms: 100,
          p95_ms: 100,
          errors: {},
        },
      ],
    });
  });

  it('is refused when it is not a report, or is too much of one', async () => {
    assert.equal((await report({ ...load, remote: '<script>' })).statusCode, 400);
    assert.equal((await report(...Array.from({ length: 51 }, () => load))).statusCode, 400);
    assert.equal((await report()).statusCode, 400);
  });

  it('is shown to nobody without the key', async () => {
    assert.equal((await read('another')).statusCode, 404);
  });

  it('is forgotten after two weeks', async () => {
    now = new Date('2099-07-20T12:00:00Z');
    await report({ ...load, version: 'ccc' });
    const left = await test.database.selectFrom('remote_loads').select('version').execute();
    assert.deepEqual(
      left.map(({ version }) => version),
      ['ccc'],
    );
  });
});

describe('The key to what shells report', () => {
  const projectOf = (firebaseProjectId: string, telemetryReadKey?: string) =>
    telemetryReaders({ firebaseProjectId, telemetryReadKey });

  it('is needed wherever it is set, and wherever real people are', () => {
    assert.equal(projectOf('demo-car-rental')(''), true);
    assert.equal(projectOf('drove-live')(''), false);
    assert.equal(projectOf('demo-car-rental', 'secret')(''), false);
    assert.equal(projectOf('drove-live', 'secret')('secret'), true);
  });
});
