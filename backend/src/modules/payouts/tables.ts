import type { InvoicedTripsView, InvoicesTable } from './invoices/invoices.tables.js';
import type { BankAccountsTable, PayoutAccountsTable } from './payout-accounts/payout-accounts.table.js';
import type { PayoutHoldsView, PayoutsTable, PayoutTransfersTable } from './payouts/payouts.table.js';
import type { TaxDetailsTable } from './tax-details/tax-details.table.js';
import type { BankFilesTable, BankLineHoldsView } from './transfers/bank-files.table.js';

declare module '../../platform/database/tables.js' {
  interface Tables {
    payouts: PayoutsTable;
    payout_holds: PayoutHoldsView;
    payout_transfers: PayoutTransfersTable;
    bank_files: BankFilesTable;
    bank_line_holds: BankLineHoldsView;
    payout_accounts: PayoutAccountsTable;
    bank_accounts: BankAccountsTable;
    invoices: InvoicesTable;
    invoiced_trips: InvoicedTripsView;
    tax_details: TaxDetailsTable;
  }
}
