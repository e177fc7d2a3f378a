import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import { expireInSeconds, type StoredJob } from './enqueue.js';
import { findRunningKeys, insertJobs } from './job-engine.repository.js';
import type { RegularJob } from './job.js';

/** Only a process that died makes one fail: it is taken over. What a look throws is noted, and the next one comes. */
const takenOver = 3;

/**
 * Puts each regular job on its queue whose time has come since this process looked last. Time is divided into slots as
 * long as the job's pause; the database takes one job of a slot, whichever process is first. One that still runs is left
 * out, so that it holds up no other.
 *
 * @param slots what this process has put there, by the job's name; changed
 */
export async function insertDueRegularJobs(
  database: Kysely<Tables>,
  regular: readonly RegularJob[],
  slots: Map<string, number>,
): Promise<void> {
  const slotOf = ({ everySeconds }: RegularJob) => Math.floor(Date.now() / (everySeconds * 1000));
  const due = regular.filter((job) => slots.get(job.name) !== slotOf(job));
  if (due.length === 0) return;
  const running = await findRunningKeys(database, 'regular');
  const rows = due
    .filter(({ name }) => !running.includes(name))
    .map(({ name, everySeconds }) => ({
      name: 'regular',
      data: { job: name, data: {} } satisfies StoredJob,
      singletonKey: name,
      singletonSeconds: everySeconds,
      expireInSeconds: expireInSeconds.regular,
      retryLimit: takenOver,
    }));
  if (rows.length > 0) await insertJobs(database, rows);
  for (const job of due) slots.set(job.name, slotOf(job));
}
