import type { JobKind } from '../../../platform/jobs/job.js';

/**
 * Sends a mail that is due. How often a mail is tried, and the wait after each attempt, stand in its own row: the mail of
 * several notifications is tried as one. The engine runs each attempt at its time.
 */
export const sendEmailJob: JobKind<{ notificationUuid: string }> = {
  name: 'send e-mail',
  queue: 'mail',
  retries: { limit: 5, firstWaitSeconds: 30 },
};
