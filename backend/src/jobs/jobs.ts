import { payOut } from '../accounting/pay-out.js';
import { schedulePayouts } from '../accounting/schedule-payouts.js';
import { expireChanges } from '../changes/expire-changes.js';
import { forgetOldRequests } from '../idempotency/forget-old-requests.js';
import { sendEmails } from '../notifications/email/send-emails.js';
import { handleMissedEvents } from '../payments/handle-missed-events.js';
import { reconcilePayments } from '../payments/reconcile-payments.js';
import { sendRefunds } from '../payments/send-refunds.js';
import { expireHolds, expireRequests } from '../reservations/expire-reservations.js';
import { expireDocuments } from '../verification/users/expire-documents.js';
import type { Job } from './job.js';

const second = 1_000;

const runExpireDocuments: Job['run'] = async (deps) => {
  await expireDocuments(deps);
};

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
];
