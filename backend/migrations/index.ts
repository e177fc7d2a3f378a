import type { Migration } from 'kysely';
import { usersMigration } from './0001-users.js';
import { carsMigration } from './0002-places-and-cars.js';
import { carCalendarMigration } from './0003-car-calendar.js';
import { reservationsMigration } from './0004-reservations.js';
import { notificationsMigration } from './0005-notifications.js';
import { reviewsMigration } from './0006-reviews.js';
import { verificationMigration } from './0010-verification.js';
import { telemetryMigration } from './0020-telemetry.js';
import { homeMigration } from './0030-home.js';
import { userSearchMigration } from './0031-user-search.js';
import { processLeasesMigration } from './0042-process-leases.js';
import { endedHoldsMigration } from './0045-ended-holds.js';
import { emailConfirmationMigration } from './0048-email-confirmation.js';
import { remoteLoadCountsMigration } from './0051-remote-load-counts.js';
import { dropRemoteLoadsMigration } from './0052-drop-remote-loads.js';
import { gatheredMailsMigration } from './0053-gathered-mails.js';
import { outboxEventsMigration } from './0054-outbox-events.js';
import { jobEngineMigration } from './0055-job-engine.js';
import { jobQueuesMigration } from './0056-job-queues.js';
import { owedToCustomersMigration } from './0060-owed-to-customers.js';
import { disputesMigration } from './0061-disputes.js';
import { tripsByTheClockMigration } from './0062-trips-by-the-clock.js';
import { rateLimitWindowsMigration } from './0070-rate-limit-windows.js';
import { processConnectionsMigration } from './0071-process-connections.js';
import { doubleEntryMigration } from './0080-double-entry.js';
import { cashReconciliationMigration } from './0081-cash-reconciliation.js';
import { lateReturnsMigration } from './0090-late-returns.js';
import { depositsMigration } from './0091-deposits.js';
import { paymentCustomersMigration } from './0100-payment-customers.js';
import { payoutAccountsMigration } from './0101-payout-accounts.js';
import { wantedTripsMigration } from './0110-wanted-trips.js';
import { supportCasesMigration } from './0111-support-cases.js';
import { invoicesMigration } from './0120-invoices.js';
import { taxDetailsMigration } from './0121-tax-details.js';
import { invoicesByTimeMigration } from './0122-invoices-by-time.js';
import { lateFeeRemindersMigration } from './0125-late-fee-reminders.js';
import { disputeAnswersMigration } from './0126-dispute-answers.js';
import { bookingHorizonOfACarMigration } from './0130-booking-horizon-of-a-car.js';
import { refusedDisputeAnswersMigration } from './0132-refused-dispute-answers.js';
import { bankFilesMigration } from './0133-bank-files.js';
import { heldBankLinesMigration } from './0134-held-bank-lines.js';
import { coveringSearchIndexesMigration } from './0137-covering-search-indexes.js';
import { balanceInOneStatementMigration } from './0138-balance-in-one-statement.js';
import { messageThreadsMigration } from './0139-message-threads.js';
import { refundsOnHoldMigration } from './0140-refunds-on-hold.js';
import { returnStatementsMigration } from './0141-return-statements.js';
import { jobLeasesMigration } from './0142-job-leases.js';
import { moneyApprovalsMigration } from './0143-money-approvals.js';
import { changedBankAccountsMigration } from './0144-changed-bank-accounts.js';
import { tripsPaidAnewMigration } from './0145-trips-paid-anew.js';
import { correctionsMigration } from './0149-corrections.js';
import { phoneNumbersMigration } from './0150-phone-numbers.js';
import { searchByPartsMigration } from './0151-search-by-parts.js';
import { safeMessagesMigration } from './0152-safe-messages.js';
import { messagesThatHideNothingMigration } from './0155-messages-that-hide-nothing.js';
import { toldOfMessagesMigration } from './0156-told-of-messages.js';
import { messagePhotosAndTemplatesMigration } from './0157-message-photos-and-templates.js';
import { notificationPreferencesMigration } from './0158-notification-preferences.js';
import { liveNotificationsMigration } from './0159-live-notifications.js';
import { bookingCodesMigration } from './0162-booking-codes.js';
import { customersWhoHostMigration } from './0170-customers-who-host.js';
import { spokenLanguagesMigration } from './0175-spoken-languages.js';
import { favouritesMigration } from './0176-favourites.js';
import { bookingRulesMigration } from './0171-booking-rules.js';
import { driverStarsMigration } from './0180-driver-stars.js';
import { sharedTripsMigration } from './0181-shared-trips.js';
import { carDocumentsMigration } from './0185-car-documents.js';
import { verificationHoldsMigration } from './0190-verification-holds.js';
import { phoneUploadsMigration } from './0191-phone-uploads.js';
import { termsAgreementsMigration } from './0186-terms-agreements.js';
import { profilesCompletedLaterMigration } from './0187-profiles-completed-later.js';
import { savedCardsMigration } from './0195-saved-cards.js';
import { photoCountsMigration } from './0196-photo-counts.js';
import { knownByReleaseMigration } from './0197-known-by-release.js';
import { hashedShareTokensMigration } from './0220-hashed-share-tokens.js';
import { weightedRatingMigration } from './0223-weighted-rating.js';
import { bookingCodesOfPaidTripsMigration } from './0230-booking-codes-of-paid-trips.js';
import { continuedContactsMigration } from './0216-continued-contacts.js';
import { networksOfHoldsMigration } from './0217-networks-of-holds.js';
import { namesThatAreNamesMigration } from './0215-names-that-are-names.js';
import { whereOwnersArePaidMigration } from './0205-where-owners-are-paid.js';
import { strayAuthorisationsMigration } from './0206-stray-authorisations.js';
import { amountsTakenByMistakeMigration } from './0207-amounts-taken-by-mistake.js';
import { keptTestCardsMigration } from './0208-kept-test-cards.js';
import { sessionsEndedByConfirmationMigration } from './0200-sessions-ended-by-confirmation.js';
import { messagesWithoutKeysMigration } from './0148-messages-without-keys.js';
import { paidTripsMigration } from './0147-paid-trips.js';
import { ledgerLinesNamePaymentsMigration } from './0146-ledger-lines-name-payments.js';
import { bankFileAnswersMigration } from './0131-bank-file-answers.js';

/**
 * In the order in which they run. One that has been released is never edited: add another, first widening what is
 * there and only in a later release narrowing it, so that the old code works beside the new.
 */
export const migrations: Record<string, Migration> = {
  '0001-users': usersMigration,
  '0002-places-and-cars': carsMigration,
  '0003-car-calendar': carCalendarMigration,
  '0004-reservations': reservationsMigration,
  '0005-notifications': notificationsMigration,
  '0006-reviews': reviewsMigration,
  '0010-verification': verificationMigration,
  '0020-telemetry': telemetryMigration,
  '0030-home': homeMigration,
  '0031-user-search': userSearchMigration,
  '0042-process-leases': processLeasesMigration,
  '0045-ended-holds': endedHoldsMigration,
  '0048-email-confirmation': emailConfirmationMigration,
  '0051-remote-load-counts': remoteLoadCountsMigration,
  '0052-drop-remote-loads': dropRemoteLoadsMigration,
  '0053-gathered-mails': gatheredMailsMigration,
  '0054-outbox-events': outboxEventsMigration,
  '0055-job-engine': jobEngineMigration,
  '0056-job-queues': jobQueuesMigration,
  '0060-owed-to-customers': owedToCustomersMigration,
  '0061-disputes': disputesMigration,
  '0062-trips-by-the-clock': tripsByTheClockMigration,
  '0070-rate-limit-windows': rateLimitWindowsMigration,
  '0071-process-connections': processConnectionsMigration,
  '0080-double-entry': doubleEntryMigration,
  '0081-cash-reconciliation': cashReconciliationMigration,
  '0090-late-returns': lateReturnsMigration,
  '0091-deposits': depositsMigration,
  '0100-payment-customers': paymentCustomersMigration,
  '0101-payout-accounts': payoutAccountsMigration,
  '0110-wanted-trips': wantedTripsMigration,
  '0111-support-cases': supportCasesMigration,
  '0120-invoices': invoicesMigration,
  '0121-tax-details': taxDetailsMigration,
  '0122-invoices-by-time': invoicesByTimeMigration,
  '0125-late-fee-reminders': lateFeeRemindersMigration,
  '0126-dispute-answers': disputeAnswersMigration,
  '0130-booking-horizon-of-a-car': bookingHorizonOfACarMigration,
  '0131-bank-file-answers': bankFileAnswersMigration,
  '0132-refused-dispute-answers': refusedDisputeAnswersMigration,
  '0133-bank-files': bankFilesMigration,
  '0134-held-bank-lines': heldBankLinesMigration,
  '0137-covering-search-indexes': coveringSearchIndexesMigration,
  '0138-balance-in-one-statement': balanceInOneStatementMigration,
  '0139-message-threads': messageThreadsMigration,
  '0140-refunds-on-hold': refundsOnHoldMigration,
  '0141-return-statements': returnStatementsMigration,
  '0142-job-leases': jobLeasesMigration,
  '0143-money-approvals': moneyApprovalsMigration,
  '0144-changed-bank-accounts': changedBankAccountsMigration,
  '0145-trips-paid-anew': tripsPaidAnewMigration,
  '0146-ledger-lines-name-payments': ledgerLinesNamePaymentsMigration,
  '0147-paid-trips': paidTripsMigration,
  '0148-messages-without-keys': messagesWithoutKeysMigration,
  '0149-corrections': correctionsMigration,
  '0150-phone-numbers': phoneNumbersMigration,
  '0151-search-by-parts': searchByPartsMigration,
  '0152-safe-messages': safeMessagesMigration,
  '0155-messages-that-hide-nothing': messagesThatHideNothingMigration,
  '0156-told-of-messages': toldOfMessagesMigration,
  '0157-message-photos-and-templates': messagePhotosAndTemplatesMigration,
  '0158-notification-preferences': notificationPreferencesMigration,
  '0159-live-notifications': liveNotificationsMigration,
  '0162-booking-codes': bookingCodesMigration,
  '0170-customers-who-host': customersWhoHostMigration,
  '0171-booking-rules': bookingRulesMigration,
  '0175-spoken-languages': spokenLanguagesMigration,
  '0176-favourites': favouritesMigration,
  '0180-driver-stars': driverStarsMigration,
  '0181-shared-trips': sharedTripsMigration,
  '0185-car-documents': carDocumentsMigration,
  '0186-terms-agreements': termsAgreementsMigration,
  '0187-profiles-completed-later': profilesCompletedLaterMigration,
  '0190-verification-holds': verificationHoldsMigration,
  '0191-phone-uploads': phoneUploadsMigration,
  '0195-saved-cards': savedCardsMigration,
  '0196-photo-counts': photoCountsMigration,
  '0197-known-by-release': knownByReleaseMigration,
  '0200-sessions-ended-by-confirmation': sessionsEndedByConfirmationMigration,
  '0205-where-owners-are-paid': whereOwnersArePaidMigration,
  '0206-stray-authorisations': strayAuthorisationsMigration,
  '0207-amounts-taken-by-mistake': amountsTakenByMistakeMigration,
  '0208-kept-test-cards': keptTestCardsMigration,
  '0215-names-that-are-names': namesThatAreNamesMigration,
  '0216-continued-contacts': continuedContactsMigration,
  '0217-networks-of-holds': networksOfHoldsMigration,
  '0220-hashed-share-tokens': hashedShareTokensMigration,
  '0223-weighted-rating': weightedRatingMigration,
  '0230-booking-codes-of-paid-trips': bookingCodesOfPaidTripsMigration,
};
