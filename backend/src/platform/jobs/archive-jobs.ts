import type { Deps } from '../deps.js';
import { createJobEngine } from './job-engine.repository.js';

/** Puts jobs aside that are done with, and deletes what was put aside long ago. */
export async function archiveJobs({ database }: Pick<Deps, 'database'>): Promise<void> {
  await createJobEngine(database).maintain();
}
