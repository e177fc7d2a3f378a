import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { runJobs } from './run-jobs.js';

const silent = { error: () => undefined };

describe('a job', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp({ now: () => new Date('2026-11-21T09:30:00Z') });
  });
  after(() => testApp.close());

  /** Runs it at once, and so often again; each time what is written down about it. */
  async function runTimes(name: string, outcomes: (Error | undefined)[]) {
    const seen: unknown[] = [];
    const written = () => testApp.database.selectFrom('job_failures').selectAll().execute();
    await new Promise<void>((resolve) => {
      let turn = 0;
      const running = runJobs(
        [
          {
            name,
            everyMs: 1,
            run: async () => {
              if (turn > 0) seen.push(await written());
              const outcome = outcomes[turn];
              turn += 1;
              if (turn > outcomes.length) void running.stop().then(resolve);
              if (outcome !== undefined) throw outcome;
            },
          },
        ],
        testApp.deps,
        silent,
      );
    });
    return seen;
  }

  it('that fails is written down with what it said first, and forgotten when it has succeeded', async () => {
    const several = new AggregateError([new Error('The bank is closed\nat line 1')], '1 of 2 failed');
    const failing_since = new Date('2026-11-21T09:30:00Z');
    assert.deepEqual(await runTimes('pay out', [undefined, new Error('Broken'), several, undefined]), [
      [],
      [{ name: 'pay out', failing_since, failures: 1, error: 'Broken' }],
      [{ name: 'pay out', failing_since, failures: 2, error: 'The bank is closed' }],
      [],
    ]);
  });

  it('that failed in a process before this one is forgotten at its first success', async () => {
    await testApp.database
      .insertInto('job_failures')
      .values({ name: 'send e-mails', failing_since: new Date(), failures: 7, error: 'Gone' })
      .execute();
    assert.deepEqual(await runTimes('send e-mails', [undefined]), [[]]);
  });
});
