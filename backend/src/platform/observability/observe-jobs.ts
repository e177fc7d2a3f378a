import type { Job } from '../jobs/job.js';
import type { Observability } from './observability.js';

/** The same jobs, each run of which is observed. */
export function observeJobs(
  jobs: readonly Job[],
  observability: Pick<Observability, 'observeJob'> | undefined,
): readonly Job[] {
  if (observability === undefined) return jobs;
  return jobs.map((job) => ({
    ...job,
    run: (deps) => observability.observeJob(job.name, () => job.run(deps)),
  }));
}
