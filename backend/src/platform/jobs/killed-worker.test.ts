import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { aPlace } from '../../../testing/a-place.js';
import { killStartedProcesses, startProcess } from '../../../testing/child-process.js';
import { optionsFor } from '../../../testing/database-options.js';
import { workJob } from '../../../testing/die-in-a-job.js';
import { until } from '../../../testing/until.js';
import { openDatabase } from '../database/database.js';
import type { Deps } from '../deps.js';
import { enqueue } from './enqueue.js';
import { handle } from './job.js';
import { runJobs } from './run-jobs.js';

describe('a worker killed during a job', () => {
  after(killStartedProcesses);

  it('leaves the job to the next process, which runs it once as soon as its lease has ended', async () => {
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
        deps: { database: database.kysely, now: () => new Date(), processUuid: randomUUID() } as Deps,
        logger: { error: () => undefined },
      });
    const states = async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text from pgboss.job order by data->'data'->>'name'`.execute(database.kysely);
      return rows.map(({ state }) => state);
    };

    // It may still be at work, for all that another process knows: that one takes only what waits.
    await database.kysely
      .updateTable('process_leases')
      .set({ ends_at: sql`'infinity'` })
      .execute();
    await enqueue(database.kysely, workJob, [{ data: { name: 'Ben' }, at }]);
    const tooEarly = start();
    await until(async () => (await states())[1] === 'completed');
    await tooEarly.stop();
    assert.deepEqual([ran, await states()], [['Ben'], ['active', 'completed']]);

    await database.kysely
      .updateTable('process_leases')
      .set({ ends_at: sql`now()` })
      .execute();
    const next = start();
    await until(async () => (await states())[0] === 'completed');
    await next.stop();
    assert.deepEqual(
      [ran, await states()],
      [
        ['Ben', 'Ada'],
        ['completed', 'completed'],
      ],
    );
    await database.close();
    await place.remove();
  });
});
