import { handle, type JobKind } from '../src/platform/jobs/job.js';
import { runJobs } from '../src/platform/jobs/run-jobs.js';
import type { Deps } from '../src/platform/deps.js';
import { openDatabase } from '../src/platform/database/database.js';
import { startProcessLease } from '../src/platform/idempotency/process-lease.js';
import { optionsFor } from './database-options.js';

/** A job for tests of processes that die in the middle of it. */
export const workJob: JobKind<{ name: string }> = {
  name: 'work',
  queue: 'on-time',
  retries: { limit: 2, firstWaitSeconds: 1 },
};

// Run in a process of its own, to be killed: it begins the job, and never ends it.
if (process.env['DIE_IN_JOB'] !== undefined) {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory = '' } = process.env;
  const database = await openDatabase(optionsFor({ databaseUrl, dataDirectory }));
  const lease = await startProcessLease(database, { warn: () => undefined });
  runJobs({
    handlers: [
      handle(workJob, (_deps, { name }) => {
        process.stdout.write(`works for ${name}\n`);
        return new Promise<never>(() => undefined);
      }),
    ],
    regular: [],
    deps: { database: database.kysely, now: () => new Date(), processUuid: lease.uuid } as Deps,
    logger: { error: (problem: unknown) => process.stderr.write(`${JSON.stringify(problem)}\n`) },
  });
}
