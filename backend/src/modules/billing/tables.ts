import type {
  AccountEntriesTable,
  LedgerAccountsTable,
  LedgerPostingsTable,
  ReservationAccountsView,
} from './accounts/accounts.tables.js';
import type { MoneyApprovalsTable } from './approvals/money-approvals.table.js';
import type { PaymentDisputesTable, PayoutHoldsView } from './disputes/payment-disputes.table.js';
import type { InvoicedTripsView, InvoicesTable } from './invoices/invoices.tables.js';
import type { LedgerEntriesTable, ReservationBalancesView } from './ledger/ledger.table.js';
import type {
  PaymentCustomersTable,
  PaymentEventsTable,
  PaymentsTable,
  PayoutTransfersTable,
  PayoutsTable,
  RefundsTable,
} from './payments/payments.table.js';
import type {
  CashReconciliationsTable,
  ProviderTransactionsTable,
  UnexplainedCashView,
} from './reconciliation/reconciliation.tables.js';
import type {
  TestProviderAccountsTable,
  TestProviderDisputesTable,
  TestProviderIntentsTable,
  TestProviderRefundsTable,
  TestProviderTransfersTable,
} from './payments/providers/test/test-provider.tables.js';

import type { BankFilesTable, BankLineHoldsView } from './transfers/bank-files.table.js';
import type { TaxDetailsTable } from './tax-details/tax-details.table.js';
import type { BankAccountsTable, PayoutAccountsTable } from './payout-accounts/payout-accounts.table.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    payments: PaymentsTable;
    refunds: RefundsTable;
    money_approvals: MoneyApprovalsTable;
    payouts: PayoutsTable;
    payment_disputes: PaymentDisputesTable;
    payout_holds: PayoutHoldsView;
    payout_transfers: PayoutTransfersTable;
    bank_files: BankFilesTable;
    bank_line_holds: BankLineHoldsView;
    payout_accounts: PayoutAccountsTable;
    bank_accounts: BankAccountsTable;
    payment_customers: PaymentCustomersTable;
    payment_events: PaymentEventsTable;
    ledger_entries: LedgerEntriesTable;
    ledger_accounts: LedgerAccountsTable;
    ledger_postings: LedgerPostingsTable;
    account_entries: AccountEntriesTable;
    reservation_accounts: ReservationAccountsView;
    provider_transactions: ProviderTransactionsTable;
    cash_reconciliations: CashReconciliationsTable;
    unexplained_cash: UnexplainedCashView;
    reservation_balances: ReservationBalancesView;
    invoices: InvoicesTable;
    invoiced_trips: InvoicedTripsView;
    tax_details: TaxDetailsTable;
    test_provider_intents: TestProviderIntentsTable;
    test_provider_refunds: TestProviderRefundsTable;
    test_provider_disputes: TestProviderDisputesTable;
    test_provider_accounts: TestProviderAccountsTable;
    test_provider_transfers: TestProviderTransfersTable;
  }
}
