import type { CsvSeparator } from './accounting/csv.js';
import type { Payables } from './payable.js';
import type { Seller } from './invoices/sellers.js';
import type { BankDetails } from './payout-accounts/seal-bank-details.js';
import type { PaymentProvider } from './payments/providers/payment-provider.js';

declare module '../../platform/deps.js' {
  interface Deps {
    payments: PaymentProvider;
    payables: Payables;
    /** Refunds and repayments above it need a second administrator; none does without it. */
    secondAdminAboveMinor?: number | undefined;
    bankDetails: BankDetails;
    /** The companies that issue invoices. */
    invoiceSellers: readonly Seller[];
    /** Stands between the cells of every CSV file. */
    csvSeparator: CsvSeparator;
  }
}
