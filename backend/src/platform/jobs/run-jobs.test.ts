import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { aGate } from '../../../testing/a-gate.js';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.js';
import { until } from '../../../testing/until.js';
import type { Deps } from '../deps.js';
import { renewLease } from '../idempotency/process-lease.repository.js';
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
    await database.kysely.deleteFrom('job_leases').execute();
  });
  after(() => database.close());

  /** A process as the product starts it: with a lease, without which the next one takes it for dead. */
  async function start(
    greet: (name: string) => Promise<void>,
    further: Partial<RunJobsOptions> = {},
  ): Promise<RunningJobs> {
    const processUuid = randomUUID();
    await renewLease(database.kysely, processUuid, undefined);
    const running = runJobs({
      handlers: [handle(greetJob, (_deps, { name }) => greet(name))],
      regular: [],
      deps: { database: database.kysely, now: () => new Date(), processUuid } as Deps,
      logger: { error: () => undefined },
      ...further,
    });
    processes.push(running);
    return running;
  }

  const longAgo = () => new Date(Date.now() - 5);
  const put = (names: readonly string[], at = longAgo(), kind = greetJob) =>
    enqueue(
      database.kysely,
      kind,
      names.map((name) => ({ data: { name }, at })),
    );

  interface Row {
    state: string;
    message: string | null;
    dueAt: Date;
    begunAt: Date;
    readAt: Date;
    slot: Date | null;
  }
  async function rows(): Promise<Row[]> {
    const result = await sql<Row>`
      select state::text, output->>'message' as message, greatest(start_after, created_on) as "dueAt",
        started_on as "begunAt", clock_timestamp() as "readAt", singleton_on as slot
      from pgboss.job`.execute(database.kysely);
    return result.rows;
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
      await nextTurn();
    };
    await start(greet);
    await start(greet);
    await untilState('completed');
    assert.deepEqual(greeted.toSorted(), names.toSorted());
  });

  it('starts a job at its time, and reports how long it waited', async () => {
    const finished: FinishedJob[] = [];
    await put(['Ada'], new Date(Date.now() + 600));
    let workedAt = 0;
    await start(
      () => {
        workedAt = Date.now();
        return Promise.resolve();
      },
      // No later look finds it by chance.
      { onJobFinished: (job) => finished.push(job), lookEveryMs: 3_600_000 },
    );
    await untilState('completed');
    const [row] = await rows();
    const [job] = finished;
    assert.ok(row !== undefined && job !== undefined);
    assert.ok(row.begunAt >= row.dueAt, 'it did not start before its time');
    const reportedAt = row.dueAt.getTime() + job.queueMs;
    assert.ok(
      row.begunAt.getTime() <= reportedAt && reportedAt <= workedAt,
      `${job.queueMs} ms in the queue`,
    );
    const { name, queue, failed } = job;
    assert.deepEqual({ name, queue, failed }, { name: 'greet', queue: 'on-time', failed: false });
  });

  it('retries a job after a wait, then keeps it as failed, without the secrets of its error', async () => {
    await put(['Ada']);
    const [first] = await rows();
    const attempts: number[] = [];
    await start(() => {
      attempts.push(Date.now());
      return Promise.reject(new Error('Refused: Bearer abcdef.123456 for ada@example.com\nat line 1'));
    });
    const waiting = await until(async () => {
      const [row] = await rows();
      return row !== undefined && first !== undefined && row.dueAt > first.dueAt ? row : undefined;
    });
    // Backoff with jitter: from one to two seconds.
    assert.ok(waiting.dueAt.getTime() >= (attempts[0] ?? Infinity) + 1_000);
    assert.ok(waiting.dueAt.getTime() <= waiting.readAt.getTime() + 2_000);
    await untilState('failed');
    assert.equal(attempts.length, 2);
    assert.ok((attempts[1] ?? 0) >= waiting.dueAt.getTime());
    const [failed] = await rows();
    assert.equal(failed?.message, 'Refused: Bearer [redacted] for [redacted]');
  });

  it('retries a job of another release until a process knows it', async () => {
    await put(['Ada'], longAgo(), { ...greetJob, retries: { limit: 20, firstWaitSeconds: 1 } });
    const stranger = await start(() => Promise.resolve(), { handlers: [] });
    await until(async () => (await rows())[0]?.message === 'This release does not know the job greet');
    await stranger.stop();
    assert.deepEqual((await rows())[0]?.state, 'retry');
    const greeted: string[] = [];
    await start((name) => {
      greeted.push(name);
      return Promise.resolve();
    });
    await untilState('completed');
    assert.deepEqual(greeted, ['Ada']);
  });

  it('waits for a job under way when it is stopped', async () => {
    await put(['Ada']);
    const { opened, open } = aGate();
    const happened: string[] = [];
    const running = await start(async () => {
      happened.push('begins');
      await opened;
      // What the stop itself asks of the database is answered before this.
      for (let times = 0; times < 10; times += 1) await rows();
      happened.push('ends');
    });
    await until(() => happened.includes('begins'));
    const stopped = running.stop().then(() => happened.push('is stopped'));
    open();
    await stopped;
    assert.deepEqual(happened, ['begins', 'ends', 'is stopped']);
    assert.deepEqual(
      (await rows()).map(({ state }) => state),
      ['completed'],
    );
  });

  it('returns a job to the queue when it outlasts the stop', async () => {
    await put(['Ada']);
    const { opened, open } = aGate();
    let isBegun = false;
    const running = await start(
      () => {
        isBegun = true;
        return opened;
      },
      { drainMs: 20 },
    );
    await until(() => isBegun);
    await running.stop();
    const [row] = await rows();
    assert.deepEqual([row?.state, row?.message], ['retry', 'The process was stopped.']);
    open();
  });

  it('returns jobs to the queue that were fetched and have not begun when it is stopped', async () => {
    await put(['Ada', 'Bea', 'Cleo']);
    const { opened, open } = aGate();
    let begun = 0;
    const running = await start(() => {
      begun += 1;
      return opened;
    });
    await until(() => begun === 2);
    const stopped = running.stop();
    open();
    await stopped;
    const states = (await rows()).map(({ state, message }) => [state, message]);
    const isReturned = ([state]: (typeof states)[number]) => state === 'retry';
    assert.equal(begun, 2);
    assert.deepEqual(states.filter(isReturned), [['retry', 'The process was stopped.']]);
    assert.equal(states.filter((state) => !isReturned(state)).length, 2);
  });

  it('takes over the job of a process of a release without leases after its time limit', async () => {
    await put(['Ada']);
    await sql`
      update pgboss.job set state = 'active', started_on = now() - expire_in - interval '1 second'`.execute(
      database.kysely,
    );
    const greeted: string[] = [];
    await start((name) => {
      greeted.push(name);
      return Promise.resolve();
    });
    await untilState('completed');
    assert.deepEqual(greeted, ['Ada']);
  });

  it('runs a regular job in one process at a time, and once for each of its turns', async () => {
    let [running, most, runs] = [0, 0, 0];
    const { opened, open } = aGate();
    const looks = [0, 0, 0];
    for (const process of looks.keys()) {
      const regular: RegularJob = {
        name: 'look around',
        // Each look reads it.
        get everySeconds() {
          looks[process] = (looks[process] ?? 0) + 1;
          return 1;
        },
        run: async () => {
          runs += 1;
          running += 1;
          most = Math.max(most, running);
          await opened;
          await rows();
          running -= 1;
        },
      };
      await start(() => Promise.resolve(), { regular: [regular], lookEveryMs: 50 });
    }
    await until(() => runs > 0);
    const turn = Math.floor(Date.now() / 1_000);
    await until(() => Math.floor(Date.now() / 1_000) > turn + 1);
    const before = [...looks];
    await until(() => looks.every((count, process) => count > (before[process] ?? 0) + 10));
    assert.equal(runs, 1, 'its next turns wait for the run under way');
    open();
    await until(() => runs >= 3);
    await Promise.all(processes.splice(0).map((one) => one.stop()));
    assert.equal(most, 1);
    const turns = (await rows()).filter(({ state }) => state === 'completed');
    assert.equal(turns.length, runs);
    assert.equal(new Set(turns.map(({ slot }) => slot?.getTime())).size, runs);
  });
});
