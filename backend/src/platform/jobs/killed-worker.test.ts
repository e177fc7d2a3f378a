import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { aPlace } from '../../../testing/a-place.js';
import { killStartedProcesses, startProcess } from '../../../testing/child-process.js';
import { optionsFor } from '../../../testing/database-options.js';
import { workJob } from '../../../testing/die-in-a-job.js';
import { openDatabase } from '../database/database.js';
import type { Deps } from '../deps.js';
import { enqueue } from './enqueue.js';
import { handle } from './job.js';
import { runJobs } from './run-jobs.js';

describe('a worker killed during a job', () => {
  after(killStartedProcesses);

  it('leaves the job to the next process, which runs it once after its time limit', async () => {
    const place = await aPlace();
    const before = await openDatabase(optionsFor(place));
    const at = new Date(Date.now() - 5);
    await enqueue(before.kysely, workJob, [{ data: { name: 'Ada' }, at }]);
    await before.close();

    const dying = startProcess('testing/die-in-a-job.ts', { ...place.environment, DIE_IN_JOB: '1' });
    await dying.untilPrinted(/works for Ada/);
    await dying.end('SIGKILL');

    const database = await openDatabase(optionsFor(place));
    const ran: string[] = [];
    const start = () =>
      runJobs({
        handlers: [
          handle(workJob, (_deps, { name }) => {
            ran.push(name);
            return Promise.resolve();
          }),
        ],
        regular: [],
        deps: { database: database.kysely, now: () => new Date() } as Deps,
        logger: { error: () => undefined },
      });
    const states = async () => {
      const { rows } = await sql<{ state: string }>`select state::text from pgboss.job`.execute(
        database.kysely,
      );
      return rows.map(({ state }) => state);
    };

    // It may still be at work, for all that another process knows.
    const tooEarly = start();
    await sleep(500);
    await tooEarly.stop();
    assert.deepEqual([ran, await states()], [[], ['active']]);

    await sql`update pgboss.job set started_on = started_on - expire_in`.execute(database.kysely);
    const next = start();
    const deadline = Date.now() + 30_000;
    while ((await states())[0] !== 'completed' && Date.now() < deadline) await sleep(20);
    await next.stop();
    assert.deepEqual([ran, await states()], [['Ada'], ['completed']]);
    await database.close();
    await place.remove();
  });
});
