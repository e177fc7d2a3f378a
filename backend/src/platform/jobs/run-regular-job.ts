import type { Logger } from 'pino';
import type { Deps } from '../deps.js';
import { firstLineOf } from './first-line-of.js';
import { forgetJobFailure, noteJobFailure } from './job-failures.repository.js';
import type { RegularJob } from './job.js';

/**
 * Runs a regular job once. One that fails is logged, written down for administrators until it succeeds, and comes round
 * again anyway.
 *
 * @returns whether it succeeded
 */
export async function runRegularJob(
  { name, run }: RegularJob,
  deps: Deps,
  logger: Pick<Logger, 'error'>,
): Promise<boolean> {
  try {
    await run(deps);
    await forgetJobFailure(deps.database, name);
    return true;
  } catch (error) {
    logger.error({ err: error, job: name }, 'a job failed');
    // The database itself may be what fails; the log has it in any case.
    const failure = { error: firstLineOf(error), at: deps.now() };
    await noteJobFailure(deps.database, name, failure).catch(() => undefined);
    return false;
  }
}
