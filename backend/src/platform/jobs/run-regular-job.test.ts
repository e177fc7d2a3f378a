import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import type { Deps } from '../deps.js';
import { runRegularJob } from './run-regular-job.js';

const silent = { error: () => undefined };
const now = new Date('2026-11-21T09:30:00Z');

describe('a regular job', () => {
  let database: TestDatabase;
  before(async () => {
    database = await openTestDatabase();
  });
  after(() => database.close());

  async function runOnce(outcome: Error | undefined) {
    const run = () => (outcome === undefined ? Promise.resolve() : Promise.reject(outcome));
    const deps = { database: database.kysely, now: () => now } as Deps;
    await runRegularJob({ name: 'pay out', everySeconds: 1, run }, deps, silent);
    return await database.kysely.selectFrom('job_failures').selectAll().execute();
  }

  it('records its first error when it fails, and clears it when it succeeds', async () => {
    const several = new AggregateError([new Error('The bank is closed\nat line 1')], '1 of 2 failed');
    const row = { name: 'pay out', failing_since: now };
    assert.deepEqual(await runOnce(undefined), []);
    assert.deepEqual(await runOnce(new Error('Broken')), [{ ...row, failures: 1, error: 'Broken' }]);
    assert.deepEqual(await runOnce(several), [{ ...row, failures: 2, error: 'The bank is closed' }]);
    assert.deepEqual(await runOnce(undefined), []);
  });

  it('records its error without secrets', async () => {
    const error = new Error('No such key: sk_live_abcdef123456');
    assert.deepEqual(
      (await runOnce(error)).map((row) => row.error),
      ['No such key: [redacted]'],
    );
  });
});
