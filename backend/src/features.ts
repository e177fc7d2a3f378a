import { healthRoutes } from './platform/http/health.routes.js';
import { telemetryRoutes } from './platform/telemetry/telemetry.routes.js';
import { userRoutes } from './modules/people/users/user.routes.js';
import { accountRoutes } from './modules/people/account/account.routes.js';
import { homeRoutes } from './modules/dashboard/home.routes.js';
import { phoneUploadRoutes } from './modules/people/verification/phone-upload.routes.js';
import { myVerificationRoutes } from './modules/people/verification/my-verification.routes.js';
import { documentRoutes } from './modules/people/documents/document.routes.js';
import { userVerificationRoutes } from './modules/people/verification/user-verification.routes.js';
import { carVerificationRoutes } from './modules/catalog/verification/car-verification.routes.js';
import { placeRoutes } from './modules/catalog/places/place.routes.js';
import { carRoutes } from './modules/catalog/car.routes.js';
import { favouriteRoutes } from './modules/catalog/favourite.routes.js';
import { bookingRulesRoutes } from './modules/catalog/owning/booking-rules.routes.js';
import { myCarRoutes } from './modules/catalog/owning/my-car.routes.js';
import { carDocumentRoutes } from './modules/catalog/car-document.routes.js';
import { photoRoutes } from './modules/catalog/photos/photo.routes.js';
import { quoteRoutes } from './modules/booking/quotes/quote.routes.js';
import { calendarFileRoutes } from './modules/booking/calendar-file.routes.js';
import { reservationRoutes } from './modules/booking/reservation.routes.js';
import { holdRoutes } from './modules/booking/holds/hold.routes.js';
import { lateReturnRoutes } from './modules/booking/late-return.routes.js';
import { reservationStepRoutes } from './modules/booking/reservation-steps.routes.js';
import { sharingRoutes } from './modules/booking/sharing/sharing.routes.js';
import { reviewRoutes } from './modules/booking/reviews/review.routes.js';
import { changeRoutes } from './modules/booking/change.routes.js';
import { paymentRoutes } from './modules/booking/payments/payment.routes.js';
import { depositRoutes } from './modules/booking/deposit.routes.js';
import { myPaymentRoutes } from './modules/booking/payments/my-payment.routes.js';
import { paymentMethodRoutes } from './modules/booking/payments/payment-method.routes.js';
import { paymentEventRoutes } from './modules/payments/events/payment-event.routes.js';
import { ownerMoneyRoutes } from './modules/payouts/payouts/owner-money.routes.js';
import { payoutAccountRoutes } from './modules/payouts/payout-accounts/payout-account.routes.js';
import { nextStepsRoutes } from './modules/payouts/next-steps/next-steps.routes.js';
import { payoutRoutes } from './modules/payouts/payouts/payout.routes.js';
import { bankFileRoutes } from './modules/payouts/transfers/bank-file.routes.js';
import { bankTransferRoutes } from './modules/payouts/transfers/bank-transfer.routes.js';
import { invoiceRoutes } from './modules/payouts/invoices/invoice.routes.js';
import { taxDetailsRoutes } from './modules/payouts/tax-details/tax-details.routes.js';
import { reportRoutes } from './modules/payouts/reports/report.routes.js';
import { accountingRoutes } from './modules/payments/accounting/accounting.routes.js';
import { approvalRoutes } from './modules/payments/accounting/approval.routes.js';
import { correctionRoutes } from './modules/payments/accounting/correction.routes.js';
import { refundRoutes } from './modules/payments/accounting/refund.routes.js';
import { ledgerAccountRoutes } from './modules/books/accounts/accounts.routes.js';
import { reconciliationRoutes } from './modules/books/reconciliation/reconciliation.routes.js';
import { disputeRoutes } from './modules/payments/disputes/dispute.routes.js';
import { liveRoutes } from './modules/messaging/live/live.routes.js';
import { messagePhotoRoutes } from './modules/messaging/reading/message-photo.routes.js';
import { templateRoutes } from './modules/messaging/templates/template.routes.js';
import { exportRoutes } from './modules/messaging/threads/export.routes.js';
import { previewRoutes } from './modules/messaging/threads/preview.routes.js';
import { preferenceRoutes } from './modules/notifications/preferences/preference.routes.js';
import { unsubscribeRoutes } from './modules/notifications/preferences/unsubscribe.routes.js';
import { sendingRoutes } from './modules/messaging/threads/sending.routes.js';
import { threadRoutes } from './modules/messaging/threads/thread.routes.js';
import { adminMessageRoutes } from './modules/messaging/reading/admin-message.routes.js';
import { notificationRoutes } from './modules/notifications/notification.routes.js';
import { contactRoutes } from './modules/support/cases/contact.routes.js';
import { adminCaseRoutes } from './modules/support/cases/admin-case.routes.js';
import { siteRoutes } from './modules/support/site/site.routes.js';
import { administrationRoutes } from './modules/people/administration/administration.routes.js';
import { failedJobRoutes } from './modules/dashboard/administering/failed-jobs.routes.js';
import type { Feature } from './platform/http/openapi.js';

/** Every feature's routes, under its tag in the API's document. A new feature is added here and nowhere else. */
export const features: Feature[] = [
  {
    name: 'Health',
    description:
      'For load balancers and orchestrators: whether a process lives, and whether it can serve requests.',
    routes: [healthRoutes, telemetryRoutes],
  },
  {
    name: 'Accounts',
    description: 'Sign-in, registration, and what signed-in users read and change about themselves.',
    routes: [userRoutes, accountRoutes, homeRoutes],
  },
  {
    name: 'Verification',
    description: 'Identity documents and cars: what users submit, and how administrators review it.',
    routes: [
      myVerificationRoutes,
      phoneUploadRoutes,
      documentRoutes,
      userVerificationRoutes,
      carVerificationRoutes,
    ],
  },
  {
    name: 'Cars',
    description: 'Search, car pages, calendars, reviews and owners, all public; and one’s favourites.',
    routes: [placeRoutes, carRoutes, favouriteRoutes],
  },
  {
    name: 'Listings',
    description:
      'An owner’s own cars: details, prices, hours, blocked days, photos, documents, and what is still to be done.',
    routes: [myCarRoutes, bookingRulesRoutes, photoRoutes, carDocumentRoutes, nextStepsRoutes],
  },
  {
    name: 'Reservations',
    description:
      'From the quote to the return of the car: holds, requests, pick-up, cancellation, objections and reviews.',
    routes: [
      quoteRoutes,
      reservationRoutes,
      calendarFileRoutes,
      holdRoutes,
      reservationStepRoutes,
      lateReturnRoutes,
      reviewRoutes,
      sharingRoutes,
    ],
  },
  {
    name: 'Changes',
    description: 'Moving, extending or shortening a booked trip.',
    routes: [changeRoutes],
  },
  {
    name: 'Payments',
    description: 'Customers’ payments and deposits, and the events of the payment provider.',
    routes: [paymentRoutes, depositRoutes, myPaymentRoutes, paymentMethodRoutes, paymentEventRoutes],
  },
  {
    name: 'Payouts',
    description: 'What owners earn, where they are paid, and the bank transfers that pay them.',
    routes: [ownerMoneyRoutes, payoutAccountRoutes, payoutRoutes, bankFileRoutes, bankTransferRoutes],
  },
  {
    name: 'Invoices',
    description: 'Invoices and credit notes, owners’ tax details, and yearly reports.',
    routes: [invoiceRoutes, taxDetailsRoutes, reportRoutes],
  },
  {
    name: 'Accounting',
    description: 'The books, for administrators: payments, refunds, account balances and reconciliation.',
    routes: [
      ...[accountingRoutes, refundRoutes, approvalRoutes],
      ...[correctionRoutes, ledgerAccountRoutes, reconciliationRoutes],
    ],
  },
  {
    name: 'Disputes',
    description: 'Payments that customers dispute with their bank (chargebacks), for administrators.',
    routes: [disputeRoutes],
  },
  {
    name: 'Messages',
    description: 'Conversations between customers and owners.',
    routes: [
      messagePhotoRoutes,
      sendingRoutes,
      previewRoutes,
      liveRoutes,
      threadRoutes,
      templateRoutes,
      exportRoutes,
      adminMessageRoutes,
    ],
  },
  {
    name: 'Notifications',
    description: 'The caller’s own notifications.',
    routes: [notificationRoutes, preferenceRoutes, unsubscribeRoutes],
  },
  {
    name: 'Support',
    description:
      'Messages to the operator, the cases that they open, and the operator’s contact and legal pages.',
    routes: [contactRoutes, adminCaseRoutes, siteRoutes],
  },
  {
    name: 'Administration',
    description: 'Users, roles and failed jobs, for administrators.',
    routes: [administrationRoutes, failedJobRoutes],
  },
];
