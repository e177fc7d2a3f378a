import {
  finishPaymentsJob,
  handleEventJob,
  sendDisputeAnswerJob,
  sendRefundJob,
  deleteCustomerJob,
  forgetMethodJob,
  settlePaymentJob,
} from './modules/payments/payment-jobs.js';
import { issueInvoicesJob } from './modules/books/posting-jobs.js';
import { payOutJob, schedulePayoutJob, sendTransferJob } from './modules/payouts/payout-jobs.js';
import { sendDisputeAnswer } from './modules/payments/disputes/send-dispute-answer.js';
import { finishPayments } from './modules/payments/paying/finish-payments.js';
import {
  issueAllInvoices,
  issueInvoices,
  issueInvoicesOf,
} from './modules/payouts/invoices/issue-invoices.js';
import { deleteCustomer } from './modules/payments/customers/delete-customer.js';
import { forgetMethod } from './modules/payments/customers/saved-cards.js';
import { isCardOfDeposit } from './modules/booking/deposits/deposits.repository.js';
import { handleMissedEvent, handleMissedEvents } from './modules/payments/events/handle-missed-events.js';
import { reconcilePayment, reconcilePayments } from './modules/payments/paying/reconcile-payments.js';
import { deleteBankAccountsOfClosed } from './modules/payouts/payout-accounts/payout-accounts.repository.js';
import { payOut, payOutTo } from './modules/payouts/payouts/pay-out.js';
import { schedulePayoutOf, schedulePayouts } from './modules/payouts/payouts/schedule-payouts.js';
import { settleStrayAuthorisations } from './modules/payments/paying/settle-stray-authorisations.js';
import { reconcileCash } from './modules/books/reconciliation/reconcile-cash.js';
import { sendRefund, sendRefunds } from './modules/payments/refunds/send-refunds.js';
import { sendTransfer, settleTransfers } from './modules/payouts/transfers/settle-transfers.js';
import { remindOfLateFees } from './modules/booking/late-returns/remind-of-late-fees.js';
import { expireChangeJob } from './modules/booking/changes/change-jobs.js';
import { expireChange, expireChanges } from './modules/booking/changes/expire-changes.js';
import {
  expireHold,
  cancelTripsNotPaidAnew,
  expireHolds,
  expireRequest,
  expireRequests,
} from './modules/booking/reservations/expire-reservations.js';
import { expireHoldJob, expireRequestJob } from './modules/booking/reservations/reservation-jobs.js';
import { caseMailJob } from './modules/support/cases/case-mail-job.js';
import { deleteOldCases } from './modules/support/cases/delete-old-cases.repository.js';
import { sendCaseMail } from './modules/support/cases/send-case-mail.js';
import {
  announceAllUnread,
  announceUnread,
  announceUnreadJob,
} from './modules/messaging/unread/announce-unread.js';
import { deleteOldPhotos } from './modules/messaging/reading/keep-message-photo.js';
import { sendScheduledMessages } from './modules/messaging/templates/send-scheduled.js';
import { sendEmailJob } from './modules/notifications/email/send-email-job.js';
import { sendDueEmail, sendEmails } from './modules/notifications/email/send-emails.js';
import { askForCarDocuments } from './modules/catalog/documents/ask-for-documents.js';
import { expireDocuments } from './modules/people/verification/expire-documents.js';
import { forgetOldRequests } from './platform/idempotency/forget-old-requests.js';
import { archiveJobs } from './platform/jobs/archive-jobs.js';
import { handle, type JobHandler, type RegularJob } from './platform/jobs/job.js';
import { lookAfterDeposits } from './modules/booking/deposits/look-after-deposits.js';
import { runTripsByTheClock } from './modules/booking/steps/run-trips-by-the-clock.js';
import { deleteOldEvents } from './platform/outbox/delete-old-events.js';
import { deleteEndedWindows } from './platform/rate-limits/rate-limit-windows.repository.js';

/** What is done for each kind of job that is enqueued with what makes it necessary. */
export const jobHandlers: readonly JobHandler[] = [
  handle(expireHoldJob, (deps, { reservationUuid }) => expireHold(deps, reservationUuid)),
  handle(expireRequestJob, (deps, { reservationUuid }) => expireRequest(deps, reservationUuid)),
  handle(expireChangeJob, expireChange),
  handle(settlePaymentJob, (deps, { paymentUuid }) => reconcilePayment(deps, paymentUuid)),
  handle(finishPaymentsJob, (deps, { reservationUuid }) => finishPayments(deps, reservationUuid)),
  handle(sendRefundJob, (deps, { refundUuid }) => sendRefund(deps, refundUuid)),
  handle(handleEventJob, handleMissedEvent),
  handle(sendDisputeAnswerJob, (deps, { disputeUuid }) => sendDisputeAnswer(deps, disputeUuid)),
  handle(schedulePayoutJob, (deps, { reservationUuid }) => schedulePayoutOf(deps, reservationUuid)),
  handle(issueInvoicesJob, (deps, { reservationUuid }) => issueInvoicesOf(deps, reservationUuid)),
  handle(payOutJob, payOutTo),
  handle(deleteCustomerJob, deleteCustomer),
  handle(forgetMethodJob, (deps, card) => forgetMethod(deps, card, isCardOfDeposit)),
  handle(sendTransferJob, (deps, { transferUuid }) => sendTransfer(deps, transferUuid)),
  handle(caseMailJob, (deps, { messageUuid }) => sendCaseMail(deps, messageUuid)),
  handle(announceUnreadJob, announceUnread),
  handle(sendEmailJob, (deps) => sendDueEmail(deps)),
];

const minute = 60;
const hour = 3_600;
const leaveToJobs = true;

/** Regular looks: what no row enqueues, and a safety net under what one does. */
export const regularJobs: readonly RegularJob[] = [
  { name: 'expire holds', everySeconds: minute, run: expireHolds },
  { name: 'expire requests', everySeconds: minute, run: expireRequests },
  { name: 'cancel trips not paid anew', everySeconds: minute, run: cancelTripsNotPaidAnew },
  { name: 'run trips by the clock', everySeconds: minute, run: runTripsByTheClock },
  { name: 'look after deposits', everySeconds: minute, run: lookAfterDeposits },
  { name: 'remind of late fees', everySeconds: 10 * minute, run: remindOfLateFees },
  { name: 'expire changes', everySeconds: minute, run: expireChanges },
  {
    name: 'reconcile payments',
    everySeconds: minute,
    run: (deps) => reconcilePayments(deps, { leaveToJobs }),
  },
  { name: 'send refunds', everySeconds: minute, run: (deps) => sendRefunds(deps, { leaveToJobs }) },
  {
    name: 'handle missed events',
    everySeconds: minute,
    run: (deps) => handleMissedEvents(deps, { leaveToJobs }),
  },
  { name: 'tell of overdue messages', everySeconds: minute, run: announceAllUnread },
  { name: 'send scheduled messages', everySeconds: minute, run: sendScheduledMessages },
  { name: 'delete old message photos', everySeconds: hour, run: deleteOldPhotos },
  { name: 'send e-mails', everySeconds: minute, run: sendEmails },
  { name: 'schedule payouts', everySeconds: minute, run: schedulePayouts },
  { name: 'issue recent invoices', everySeconds: 10 * minute, run: issueInvoices },
  { name: 'issue all invoices', everySeconds: 24 * hour, run: issueAllInvoices },
  { name: 'pay out', everySeconds: minute, run: payOut },
  { name: 'settle transfers', everySeconds: minute, run: settleTransfers },
  { name: 'expire documents', everySeconds: 10 * minute, run: expireDocuments },
  { name: 'ask for car documents', everySeconds: hour, run: askForCarDocuments },
  { name: 'settle stray authorisations', everySeconds: hour, run: settleStrayAuthorisations },
  { name: 'reconcile cash', everySeconds: 24 * hour, run: reconcileCash },
  { name: 'archive jobs', everySeconds: 10 * minute, run: archiveJobs },
  { name: 'forget old requests', everySeconds: hour, run: forgetOldRequests },
  {
    name: 'delete ended rate limits',
    everySeconds: hour,
    run: ({ database }) => deleteEndedWindows(database),
  },
  {
    name: 'delete old cases',
    everySeconds: 24 * hour,
    run: ({ database, now }) => deleteOldCases(database, now()),
  },
  {
    name: 'forget bank accounts',
    everySeconds: hour,
    run: ({ database }) => deleteBankAccountsOfClosed(database),
  },
  { name: 'delete old events', everySeconds: hour, run: deleteOldEvents },
];
