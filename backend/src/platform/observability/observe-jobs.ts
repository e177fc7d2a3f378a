import type { JobHandler, RegularJob } from '../jobs/job.js';
import type { Observability } from './observability.js';

interface Jobs {
  handlers: readonly JobHandler[];
  regular: readonly RegularJob[];
}

/** The same jobs, each run of which is observed. */
export function observeJobs(
  { handlers, regular }: Jobs,
  observability: Pick<Observability, 'observeJob'> | undefined,
): Jobs {
  if (observability === undefined) return { handlers, regular };
  const { observeJob } = observability;
  return {
    handlers: handlers.map(({ kind, run }) => ({
      kind,
      run: (deps, data) => observeJob(kind.name, () => run(deps, data)),
    })),
    regular: regular.map((job) => ({ ...job, run: (deps) => observeJob(job.name, () => job.run(deps)) })),
  };
}
