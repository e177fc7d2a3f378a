import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { aGate } from '../../../testing/a-gate.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { until } from '../../../testing/until.js';
import type { Deps } from '../deps.js';
import { renewLease } from '../idempotency/process-lease.repository.js';
import { enqueue } from './enqueue.js';
import { createJobEngine } from './job-engine.repository.js';
import { completeJobs, failJob, fetchJobs, returnJobsOfDeadProcesses } from './job-leases.repository.js';
import { handle, type JobKind } from './job.js';
import { runJobs, type RunningJobs } from './run-jobs.js';

/** Its wait after a failure outlasts any test. */
const greetJob: JobKind<{ name: string }> = {
  name: 'greet',
  queue: 'on-time',
  retries: { limit: 6, firstWaitSeconds: 3_600 },
};
/** As in `start-backend.ts`. */
const leaseMs = 5_000;

describe('a job lease', () => {
  let database: TestDatabase;
  let now = new Date();
  const processes: RunningJobs[] = [];
  before(async () => {
    database = await openTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((running) => running.stop()));
    await sql`delete from pgboss.job`.execute(database.kysely);
    await sql`delete from job_leases`.execute(database.kysely);
  });
  after(() => database.close());

  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const put = () =>
    enqueue(database.kysely, greetJob, [{ data: { name: 'Ada' }, at: new Date(Date.now() - 5) }]);
  const readState = async () => {
    const { rows } = await sql<{ state: string }>`select state::text from pgboss.job`.execute(
      database.kysely,
    );
    return rows.map(({ state }) => state).join();
  };
  const countLeases = async () =>
    (await database.kysely.selectFrom('job_leases').selectAll().execute()).length;
  const endLease = (uuid: string) =>
    database.kysely.deleteFrom('process_leases').where('uuid', '=', uuid).execute();
  async function startLease() {
    const processUuid = randomUUID();
    await renewLease(database.kysely, processUuid, undefined);
    return { database: database.kysely, engine: createJobEngine(database.kysely), processUuid };
  }

  it('ends within 15 s with the lease of its process, each time that one dies', async () => {
    const { opened, open } = aGate();
    let begun = 0;
    async function startProcess() {
      const { processUuid } = await startLease();
      let looks = 0;
      const countLook = () => {
        looks += 1;
        return now;
      };
      const greet = () => {
        begun += 1;
        return opened;
      };
      const running = runJobs({
        handlers: [handle(greetJob, greet)],
        regular: [],
        deps: { database: database.kysely, now: countLook, processUuid } as Deps,
        logger: { error: () => undefined },
        lookEveryMs: 10,
      });
      processes.push(running);
      const untilLooked = async () => {
        const before = looks;
        await until(() => looks > before + 2);
      };
      return { processUuid, untilLooked };
    }

    await put();
    let holder = await startProcess();
    await until(() => begun === 1);
    for (const deaths of [1, 2, 3]) {
      const next = await startProcess();
      pass(15_000);
      await next.untilLooked();
      assert.equal(begun, deaths, 'its process is alive');
      await endLease(holder.processUuid);
      pass(15_000 - leaseMs);
      await until(() => begun === deaths + 1);
      holder = next;
    }
    open();
    await until(async () => (await readState()) === 'completed');
    await until(async () => (await countLeases()) === 0);
  });

  it('is lost by a paused process, whose late failure changes nothing', async () => {
    await put();
    const [paused, other, third] = await Promise.all([startLease(), startLease(), startLease()]);
    const [job] = await fetchJobs(paused, 'on-time', 10);
    assert.ok(job !== undefined);
    await endLease(paused.processUuid);
    await Promise.all([other, third].map(returnJobsOfDeadProcesses));
    const [taken] = await fetchJobs(other, 'on-time', 10);
    assert.deepEqual([taken?.id, taken?.retryCount], [job.id, 1]);

    await renewLease(database.kysely, paused.processUuid, undefined);
    await failJob(paused, job.id, 'Too late');
    await Promise.all([paused, third].map(returnJobsOfDeadProcesses));
    assert.equal(await readState(), 'active');
    await completeJobs(other, 'on-time', [job.id]);
    assert.deepEqual([await readState(), await countLeases()], ['completed', 0]);
  });

  it('passes to the next process when the job outlasts its time limit', async () => {
    await put();
    const [slow, next] = await Promise.all([startLease(), startLease()]);
    const [job] = await fetchJobs(slow, 'on-time', 10);
    await sql`update pgboss.job set started_on = started_on - expire_in`.execute(database.kysely);
    await slow.engine.expire();
    await sql`update pgboss.job set start_after = created_on`.execute(database.kysely);
    assert.equal((await fetchJobs(next, 'on-time', 10)).length, 1);
    await failJob(slow, job?.id ?? '', 'Too late');
    assert.equal(await readState(), 'active');
  });

  it('counts as an attempt when its process dies, so that a job that kills each process ends as failed', async () => {
    await put();
    const observer = await startLease();
    for (let attempt = 0; attempt <= greetJob.retries.limit; attempt += 1) {
      const dying = await startLease();
      assert.equal((await fetchJobs(dying, 'on-time', 10)).length, 1);
      await endLease(dying.processUuid);
      await returnJobsOfDeadProcesses(observer);
    }
    assert.equal(await readState(), 'failed');
  });
});
