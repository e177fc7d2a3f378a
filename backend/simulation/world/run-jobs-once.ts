import { jobHandlers, regularJobs } from '../../src/jobs.js';
import { insertDueRegularJobs } from '../../src/platform/jobs/insert-regular-jobs.js';
import { createJobEngine, findDueQueues } from '../../src/platform/jobs/job-engine.repository.js';
import { returnJobsOfDeadProcesses } from '../../src/platform/jobs/job-leases.repository.js';
import { jobQueues } from '../../src/platform/jobs/job.js';
import { runBatch } from '../../src/platform/jobs/run-batch.js';
import type { World } from './world.js';

/** What one look may find due by what another did: enough for a chain of jobs to come to its end. */
const mostRounds = 8;

/**
 * What the worker does when it looks at its queues, without the pauses between two looks. The story has
 * each job that throws: with a fault about, it may; it is tried again.
 */
export async function runJobsOnce(world: World): Promise<void> {
  const { deps, story, scheduler } = world;
  const worker = world.processes.get('worker');
  await scheduler.start('jobs', worker, async () => {
    const engine = createJobEngine(deps.database);
    const leases = { database: deps.database, engine, processUuid: deps.processUuid };
    await returnJobsOfDeadProcesses(leases);
    await engine.expire();
    await insertDueRegularJobs(deps.database, regularJobs, world.slots);
    const logger = {
      error: (problem: { err?: Error; job?: string }) => {
        const sentence = `${problem.job ?? 'the engine'}: ${problem.err?.message ?? 'failed'}`;
        story.tell(`worker: a job failed: ${sentence}`);
        world.failedJobs.push(sentence);
      },
    };
    for (let round = 0; round < mostRounds; round += 1) {
      let ran = 0;
      for (const { queue, inMs } of await findDueQueues(deps.database, jobQueues)) {
        const known = jobQueues.find((name) => name === queue);
        if (known === undefined || inMs > 0) continue;
        const batch = { queue: known, stopping: new AbortController().signal };
        ran += await runBatch(batch, {
          leases,
          deps,
          handlers: jobHandlers,
          regular: regularJobs,
          logger: logger as never,
          onJobFinished: ({ name, failed }) => {
            world.seen.add(`job ${name}${failed ? ' failed' : ''}`);
          },
        });
      }
      if (ran === 0) return;
    }
  });
}
