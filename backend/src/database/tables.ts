import type { AuditLogTable } from '../audit/audit-log.table.js';
import type { CarClaimsTable } from '../calendar/car-claims.table.js';
import type { ReservationChangesTable } from '../changes/changes.table.js';
import type { CarRatesTable, CarReviewsTable, CarsTable } from '../cars/cars.table.js';
import type { DemoSeedsTable } from '../demo/demo-seeds.table.js';
import type { IdempotencyKeysTable } from '../idempotency/idempotency-keys.table.js';
import type { ProcessLeasesTable } from '../idempotency/process-leases.table.js';
import type { CitiesTable } from '../geography/cities.table.js';
import type { JobFailuresTable } from '../jobs/job-failures.table.js';
import type { NotificationEmailsTable, NotificationsTable } from '../notifications/notifications.table.js';
import type { CarPhotosTable } from '../photos/car-photos.table.js';
import type { LedgerEntriesTable, ReservationBalancesView } from '../ledger/ledger.table.js';
import type {
  PaymentEventsTable,
  PaymentsTable,
  PayoutsTable,
  PayoutTransfersTable,
  RefundsTable,
} from '../payments/payments.table.js';
import type {
  TestProviderIntentsTable,
  TestProviderRefundsTable,
} from '../payments/providers/test/test-provider.tables.js';
import type { ReservationsTable } from '../reservations/reservations.table.js';
import type { QuotesTable } from '../quotes/quotes.table.js';
import type { DocumentLinksTable, DocumentsTable } from '../documents/documents.table.js';
import type {
  RemoteLoadBrowsersTable,
  RemoteLoadCountsTable,
  RemoteLoadDurationsTable,
  ReportedReleasesTable,
} from '../telemetry/remote-loads.table.js';
import type { UsersTable } from '../users/users.table.js';
import type { CarApprovalsTable } from '../verification/cars/car-approvals.table.js';
import type { VerificationClaimsTable } from '../verification/claims/verification-claims.table.js';
import type {
  UserVerificationsTable,
  VerificationDocumentsTable,
} from '../verification/users/user-verifications.table.js';

/** Every table by name; each feature describes its own. */
export interface Tables {
  users: UsersTable;
  audit_log: AuditLogTable;
  demo_seeds: DemoSeedsTable;
  cities: CitiesTable;
  cars: CarsTable;
  car_photos: CarPhotosTable;
  car_rates: CarRatesTable;
  car_reviews: CarReviewsTable;
  car_claims: CarClaimsTable;
  quotes: QuotesTable;
  notifications: NotificationsTable;
  notification_emails: NotificationEmailsTable;
  reservations: ReservationsTable;
  reservation_changes: ReservationChangesTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  payouts: PayoutsTable;
  payout_transfers: PayoutTransfersTable;
  payment_events: PaymentEventsTable;
  ledger_entries: LedgerEntriesTable;
  reservation_balances: ReservationBalancesView;
  idempotency_keys: IdempotencyKeysTable;
  process_leases: ProcessLeasesTable;
  test_provider_intents: TestProviderIntentsTable;
  test_provider_refunds: TestProviderRefundsTable;
  documents: DocumentsTable;
  document_links: DocumentLinksTable;
  user_verifications: UserVerificationsTable;
  verification_documents: VerificationDocumentsTable;
  verification_claims: VerificationClaimsTable;
  car_approvals: CarApprovalsTable;
  reported_releases: ReportedReleasesTable;
  remote_load_counts: RemoteLoadCountsTable;
  remote_load_durations: RemoteLoadDurationsTable;
  remote_load_browsers: RemoteLoadBrowsersTable;
  job_failures: JobFailuresTable;
}
