import type {
  AccountEntriesTable,
  LedgerAccountsTable,
  LedgerPostingsTable,
  ReservationAccountsView,
} from './accounts/accounts.tables.js';
import type { LedgerEntriesTable, ReservationBalancesView } from './ledger/ledger.table.js';
import type {
  CashReconciliationsTable,
  ProviderTransactionsTable,
  UnexplainedCashView,
} from './reconciliation/reconciliation.tables.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    ledger_entries: LedgerEntriesTable;
    reservation_balances: ReservationBalancesView;
    ledger_accounts: LedgerAccountsTable;
    ledger_postings: LedgerPostingsTable;
    account_entries: AccountEntriesTable;
    reservation_accounts: ReservationAccountsView;
    provider_transactions: ProviderTransactionsTable;
    cash_reconciliations: CashReconciliationsTable;
    unexplained_cash: UnexplainedCashView;
  }
}
