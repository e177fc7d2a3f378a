import type { JobKind } from '../../../platform/jobs/job.js';

/** Sends the mail of one message of a case; administrators see one that failed for good, and can have it sent again. */
export const caseMailJob: JobKind<{ messageUuid: string }> = {
  name: 'send case mail',
  queue: 'mail',
  retries: { limit: 12, firstWaitSeconds: 30 },
};
