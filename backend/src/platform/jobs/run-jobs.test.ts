import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import type { Deps } from '../deps.js';
import { enqueue } from './enqueue.js';
import { handle, type FinishedJob, type JobKind, type RegularJob } from './job.js';
import { runJobs, type RunJobsOptions, type RunningJobs } from './run-jobs.js';

const greetJob: JobKind<{ name: string }> = {
  name: 'greet',
  queue: 'on-time',
  retries: { limit: 1, firstWaitSeconds: 1 },
};

describe('the job engine', () => {
  let database: TestDatabase;
  const processes: RunningJobs[] = [];
  before(async () => {
    database = await openTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(processes.splice(0).map((running) => running.stop()));
    await sql`delete from pgboss.job`.execute(database.kysely);
  });
  after(() => database.close());

  function start(greet: (name: string) => Promise<void>, further: Partial<RunJobsOptions> = {}): RunningJobs {
    const running = runJobs({
      handlers: [handle(greetJob, (_deps, { name }) => greet(name))],
      regular: [],
      deps: { database: database.kysely, now: () => new Date() } as Deps,
      logger: { error: () => undefined },
      ...further,
    });
    processes.push(running);
    return running;
  }

  const put = (names: readonly string[], at = new Date(Date.now() - 5)) =>
    enqueue(
      database.kysely,
      greetJob,
      names.map((name) => ({ data: { name }, at })),
    );

  interface Row {
    state: string;
    message: string | null;
    waits: number;
  }
  async function rows(): Promise<Row[]> {
    const result = await sql<Row>`
      select state::text, output->>'message' as message,
        extract(epoch from start_after - now())::float8 as waits
      from pgboss.job`.execute(database.kysely);
    return result.rows;
  }

  async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 30_000;
    while (!(await condition())) {
      assert.ok(Date.now() < deadline, 'it did not happen');
      await sleep(10);
    }
  }
  const untilState = (state: string) => until(async () => (await rows()).every((row) => row.state === state));

  it('runs each job once in several processes, and none of a rolled back transaction', async () => {
    const names = Array.from({ length: 30 }, (_, index) => String(index));
    const broken = database.kysely.transaction().execute(async (transaction) => {
      await enqueue(transaction, greetJob, [{ data: { name: 'lost' }, at: new Date() }]);
      throw new Error('changed my mind');
    });
    await assert.rejects(broken, /changed my mind/);
    await put(names);
    const greeted: string[] = [];
    const greet = async (name: string) => {
      greeted.push(name);
      await sleep(1);
    };
    start(greet);
    start(greet);
    await untilState('completed');
    assert.deepEqual(greeted.toSorted(), names.toSorted());
  });

  it('starts a job at its time, and reports how long it waited', async () => {
    const finished: FinishedJob[] = [];
    const at = new Date(Date.now() + 600);
    await put(['Ada'], at);
    let begunAt = 0;
    start(
      () => {
        begunAt = Date.now();
        return Promise.resolve();
      },
      { onJobFinished: (job) => finished.push(job) },
    );
    await untilState('completed');
    const lateMs = begunAt - at.getTime();
    assert.ok(lateMs >= 0 && lateMs < 900, `${lateMs} ms late`);
    const [job] = finished;
    assert.ok(job !== undefined && Math.abs(job.queueMs - lateMs) < 100, `${job?.queueMs} ms in the queue`);
    const { name, queue, failed } = job;
    assert.deepEqual({ name, queue, failed }, { name: 'greet', queue: 'on-time', failed: false });
  });

  it('retries a job after a wait, then keeps it as failed, without the secrets of its error', async () => {
    await put(['Ada']);
    let attempts = 0;
    start(() => {
      attempts += 1;
      return Promise.reject(new Error('Refused: Bearer abcdef.123456 for ada@example.com\nat line 1'));
    });
    await untilState('retry');
    const [waiting] = await rows();
    assert.ok(waiting !== undefined && waiting.waits > 0.2 && waiting.waits < 2.1, `${waiting?.waits} s`);
    await untilState('failed');
    assert.equal(attempts, 2);
    const [failed] = await rows();
    assert.equal(failed?.message, 'Refused: Bearer [redacted] for [redacted]');
  });

  it('retries a job of another release until a process knows it', async () => {
    await put(['Ada']);
    start(() => Promise.resolve(), { handlers: [] });
    await untilState('retry');
    assert.deepEqual((await rows())[0]?.message, 'This release does not know the job greet');
  });

  it('waits for a job under way when it is stopped', async () => {
    await put(['Ada']);
    let isBegun = false;
    const running = start(async () => {
      isBegun = true;
      await sleep(200);
    });
    await until(() => isBegun);
    await running.stop();
    assert.deepEqual(
      (await rows()).map(({ state }) => state),
      ['completed'],
    );
  });

  it('returns a job to the queue when it outlasts the stop', async () => {
    await put(['Ada']);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isBegun = false;
    const running = start(
      () => {
        isBegun = true;
        return held;
      },
      { drainMs: 20 },
    );
    await until(() => isBegun);
    await running.stop();
    const [row] = await rows();
    assert.deepEqual([row?.state, row?.message], ['retry', 'The process was stopped.']);
    release();
  });

  it('takes over the job of a process that died during it', async () => {
    await put(['Ada']);
    // As a process leaves it that is killed: begun, and never finished.
    await sql`
      update pgboss.job set state = 'active', started_on = now() - expire_in - interval '1 second'`.execute(
      database.kysely,
    );
    const greeted: string[] = [];
    start((name) => {
      greeted.push(name);
      return Promise.resolve();
    });
    await untilState('completed');
    assert.deepEqual(greeted, ['Ada']);
  });

  it('runs a regular job in one process at a time, and once for each of its turns', async () => {
    let [running, most, runs] = [0, 0, 0];
    const regular: RegularJob = {
      name: 'look around',
      everySeconds: 1,
      run: async () => {
        runs += 1;
        running += 1;
        most = Math.max(most, running);
        await sleep(300);
        running -= 1;
      },
    };
    const startedAt = Date.now();
    for (let process = 0; process < 3; process += 1) start(() => Promise.resolve(), { regular: [regular] });
    await until(() => runs >= 2);
    assert.equal(most, 1);
    assert.ok(runs <= (Date.now() - startedAt) / 1000 + 2, `${runs} runs`);
  });
});
