import { payOut } from './modules/billing/payouts/pay-out.js';
import { schedulePayouts } from './modules/billing/payouts/schedule-payouts.js';
import { expireChanges } from './modules/booking/changes/expire-changes.js';
import { forgetOldRequests } from './platform/idempotency/forget-old-requests.js';
import { sendEmails } from './modules/notifications/email/send-emails.js';
import { handleMissedEvents } from './modules/billing/payments/handle-missed-events.js';
import { reconcilePayments } from './modules/billing/payments/reconcile-payments.js';
import { sendRefunds } from './modules/billing/refunds/send-refunds.js';
import { expireHolds, expireRequests } from './modules/booking/reservations/expire-reservations.js';
import { expireDocuments } from './modules/people/verification/expire-documents.js';
import { deleteOldEvents } from './platform/outbox/delete-old-events.js';
import { deleteEndedWindows } from './platform/rate-limits/rate-limit-windows.repository.js';
import type { Job } from './platform/jobs/job.js';

const second = 1_000;

const runExpireDocuments: Job['run'] = async (deps) => {
  await expireDocuments(deps);
};

const deleteEndedRateLimits: Job['run'] = ({ database }) => deleteEndedWindows(database);

/** Everything that happens without anybody asking for it. */
export const jobs: readonly Job[] = [
  { name: 'expire holds', everyMs: 5 * second, run: expireHolds },
  { name: 'expire requests', everyMs: 30 * second, run: expireRequests },
  { name: 'expire changes', everyMs: 30 * second, run: expireChanges },
  { name: 'reconcile payments', everyMs: 5 * second, run: reconcilePayments },
  { name: 'send refunds', everyMs: 10 * second, run: sendRefunds },
  { name: 'handle missed events', everyMs: 30 * second, run: handleMissedEvents },
  { name: 'send e-mails', everyMs: 5 * second, run: sendEmails },
  { name: 'schedule payouts', everyMs: 10 * second, run: schedulePayouts },
  { name: 'pay out', everyMs: 60 * second, run: payOut },
  {
    name: 'expire documents',
    everyMs: 600 * second,
    run: runExpireDocuments,
  },
  { name: 'forget old requests', everyMs: 3_600 * second, run: forgetOldRequests },
  { name: 'delete ended rate limits', everyMs: 3_600 * second, run: deleteEndedRateLimits },
  { name: 'delete old events', everyMs: 3_600 * second, run: deleteOldEvents },
];
