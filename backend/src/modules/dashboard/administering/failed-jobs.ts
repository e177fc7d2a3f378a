import type { Deps } from '../../../platform/deps.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import { findFailedJobs, retryFailedJob } from '../../../platform/jobs/failed-jobs.repository.js';
import { findGivenUpMails, retryGivenUpMail } from '../../notifications/public.js';
import type { User } from '../../people/public.js';
import type { FailedJobBody } from './administering-home.schemas.js';

const shown = 20;
const memoryMs = 30 * 86_400_000;

/** The jobs that failed for good and the mails that were given up, the last ones first. */
export async function viewFailedJobs({
  database,
  now,
}: Pick<Deps, 'database' | 'now'>): Promise<FailedJobBody[]> {
  const jobs = await findFailedJobs(database, shown);
  const mails = await findGivenUpMails(database, new Date(now().getTime() - memoryMs), shown);
  const all = [
    ...jobs,
    ...mails.map(({ announcedAt, ...mail }) => ({ ...mail, name: 'send e-mail', failedAt: announcedAt })),
  ];
  return all
    .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
    .slice(0, shown)
    .map(({ uuid, name, failedAt, attempts, reason }) => ({
      job_uuid: uuid,
      name,
      failed_at: failedAt.toISOString(),
      attempts,
      reason,
    }));
}

/**
 * Has a job run once more that failed for good, or a mail sent that was given up.
 *
 * @throws Problem 404 JOB_NOT_FOUND, also when it was sent again before
 */
export async function sendAgain(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  admin: User,
  uuid: string,
): Promise<void> {
  const isThere =
    isUuid(uuid) &&
    (await database.transaction().execute(async (transaction) => {
      const at = now();
      const isFound =
        (await retryFailedJob(transaction, uuid)) || (await retryGivenUpMail(transaction, uuid, at));
      if (!isFound) return false;
      const subject = { type: 'job', uuid } as const;
      await recordAudit(transaction, { actorUuid: admin.uuid, subject, action: 'job.retried', at });
      return true;
    }));
  if (isThere) return;
  throw new Problem(404, 'JOB_NOT_FOUND', 'This job is no longer waiting for you.');
}
