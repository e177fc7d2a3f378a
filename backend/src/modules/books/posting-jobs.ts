import type { JobKind } from '../../platform/jobs/job.js';

/** Issues the invoices and credit notes that a trip's postings need. */
export const issueInvoicesJob: JobKind<{ reservationUuid: string }> = {
  name: 'issue invoices',
  queue: 'on-time',
  retries: { limit: 6, firstWaitSeconds: 5 },
};
