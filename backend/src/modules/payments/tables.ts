import type { PaidTripsView } from './paid-trips.view.js';
import type { StrayAuthorisationsTable } from './paying/stray-authorisations.table.js';
import type { MoneyApprovalsTable } from './approvals/money-approvals.table.js';
import type { PaymentDisputesTable } from './disputes/payment-disputes.table.js';
import type {
  PaymentCustomersTable,
  PaymentEventsTable,
  PaymentsTable,
  RefundsTable,
  SavedCardsTable,
} from './payments/payments.table.js';
import type {
  TestProviderAccountsTable,
  TestProviderDisputesTable,
  TestProviderIntentsTable,
  TestProviderRefundsTable,
  TestProviderTransfersTable,
} from './providers/test/test-provider.tables.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    payments: PaymentsTable;
    paid_trips: PaidTripsView;
    refunds: RefundsTable;
    stray_authorisations: StrayAuthorisationsTable;
    money_approvals: MoneyApprovalsTable;
    payment_disputes: PaymentDisputesTable;
    payment_customers: PaymentCustomersTable;
    payment_events: PaymentEventsTable;
    saved_cards: SavedCardsTable;
    test_provider_intents: TestProviderIntentsTable;
    test_provider_refunds: TestProviderRefundsTable;
    test_provider_disputes: TestProviderDisputesTable;
    test_provider_accounts: TestProviderAccountsTable;
    test_provider_transfers: TestProviderTransfersTable;
  }
}
